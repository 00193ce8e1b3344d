/** A table that is being planned. */
import type { Game } from '../../core/game.ts';
import type { Absence, Plan, Visibility } from '../../protocol/commands.ts';
import type { Where } from '../text/plan/plan-text.ts';
import { defaultsOf, type GameSpec, type OptionSpec, optionsOf } from './catalogue.ts';
import { CLOCKS } from './clocks.ts';
import { FLEET, type Title } from './fleet.ts';
import { faultOf, isOfUse } from './options.ts';

/** The edition is chosen with the game. */
const CHOSEN_WITH_GAME = 'edition';

export class Draft {
  readonly #catalogue: readonly GameSpec[];
  title = $state<Title>('container');
  where = $state<Where>('server');
  /** Of the game, once they have been loaded; then options can be tried. */
  rules = $state.raw<Game | undefined>(undefined);
  options = $state<Record<string, unknown>>({});
  /** By seat, the first being one's own: a bot's level, or '' for a person. */
  others = $state<string[]>([]);
  /** By seat: those who take turns at one screen. */
  names = $state<string[]>([]);
  clock = $state(0);
  absence = $state<Absence>('wait');
  visibility = $state<Visibility>('public');
  rated = $state(false);
  startWhenFull = $state(true);

  constructor(catalogue: readonly GameSpec[]) {
    this.#catalogue = catalogue;
    this.choose('container');
  }

  get game(): string {
    return FLEET[this.title].game;
  }

  get spec(): GameSpec | undefined {
    return this.#catalogue.find(({ id }) => id === this.game);
  }

  get optionSpecs(): OptionSpec[] {
    return optionsOf(this.#catalogue, this.game).filter(
      ({ key }) => key !== CHOSEN_WITH_GAME && isOfUse(this.game, this.options, key),
    );
  }

  /** What is wrong with the options as they are. */
  readonly fault = $derived.by(() =>
    this.rules?.id === this.game ? faultOf(this.rules.decode.options, this.options) : undefined,
  );

  get seats(): number {
    return this.others.length + 1;
  }

  set seats(seats: number) {
    this.others = Array.from({ length: seats - 1 }, (_, i) => this.others[i] ?? '');
  }

  choose(title: Title): void {
    const { game, options, seats } = FLEET[title];
    this.title = title;
    this.options = { ...defaultsOf(this.#catalogue, game), ...options };
    this.seats = seats;
  }

  /** By seat: a bot's level, or '' for a person. */
  get company(): string[] {
    return ['', ...this.others];
  }

  get plan(): Plan {
    return {
      game: this.game,
      options: $state.snapshot(this.options),
      seats: this.seats,
      clock: CLOCKS[this.clock] ?? { type: 'untimed' },
      visibility: this.visibility,
      absence: this.absence,
      rated: this.rated,
      bots: [null, ...this.others.map((bot) => bot || null)],
      sit: 0,
      nonce: '',
      startWhenFull: this.startWhenFull,
    };
  }
}
