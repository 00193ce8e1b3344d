import { describe, expect, test } from 'vitest';
import { scripted, seeded } from '../../../../core/chance.ts';
import { digest } from '../../../../core/data.ts';
import { actionOf } from '../../../../core/play.ts';
import { shanghaien } from '../index.ts';
import { ANNA, table } from '../testing.ts';
import { trial } from '../trial.ts';
import type { Move, MoveType, State } from '../types.ts';
import { ACTIONS } from './index.ts';

const TYPES = Object.keys(ACTIONS) as MoveType[];

/** What is wrong with one kind of move at this moment, or undefined. */
function brokenPromise(state: State, seat: number, type: MoveType, seed: string): string | undefined {
  const action = actionOf(ACTIONS, type);
  const legal = (move: Move): boolean => shanghaien.check(state, seat, move) === undefined;
  const listed = action.can(state, seat) ? [...action.moves(state, seat)] : [];
  if (action.can(state, seat) && listed.length === 0) return `${type} can be, yet none is listed`;
  if (!listed.every(legal)) return `${type} is listed, yet refused`;
  const others = [...shanghaien.moves(state, seat)].filter((move) => move.type === type);
  if (digest(others) !== digest(listed)) return `${type} can be, but the game does not offer it`;
  if (listed.length === 0) return undefined;
  const sampled = digest(action.sample(state, seat, seeded(seed)));
  return listed.some((move) => digest(move) === sampled) ? undefined : `${type} is sampled, yet not listed`;
}

describe('every kind of move', () => {
  test('can be exactly where it is listed, and is sampled from what is listed', () => {
    const chance = seeded('actions');
    const seen = new Set<MoveType>();
    for (const options of Object.values(trial.optionSets)) {
      const state = shanghaien.start(options, 2, chance);
      for (let n = 0; ; n++) {
        const [seat] = shanghaien.toAct(state);
        if (seat === undefined) break;
        // A third of the moments shows as much in less time.
        const types = chance.draw(3) === 0 ? TYPES : [];
        expect(types.map((type) => brokenPromise(state, seat, type, `${n}`)).filter(Boolean)).toEqual([]);
        const move = shanghaien.sample(state, seat, chance);
        seen.add(move.type);
        shanghaien.apply(state, seat, move, chance);
      }
    }
    expect(TYPES.filter((type) => !seen.has(type))).toEqual([]);
  });

  test('is sampled without luck where there is no choice', () => {
    const t = table({ sharks: true }, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    // Place, sharks or exchange; of the last there is one.
    const luck = scripted(2);
    expect(shanghaien.sample(t.state, ANNA, luck)).toEqual({ type: 'exchange', back: 1 });
    luck.finish();
    expect(shanghaien.sample(table().state, ANNA, scripted())).toEqual({ type: 'roll' });
  });
});
