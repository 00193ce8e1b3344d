/** The ways in which a round and the game can end; for each, a log in goldens/ must show one. */
import type { Endings, Step, Story } from '../../../core/story.ts';
import type { Shanghaien } from './types.ts';

type Call = Step<Shanghaien> & { readonly forced: boolean };

/** Every call that ended a round, with the state it was made in (rules 3.5, 3.6). */
function calls({ steps }: Story<Shanghaien>): Call[] {
  return steps.flatMap((step) => {
    const called = step.events.find((event) => event.type === 'called');
    return called ? [{ ...step, forced: called.forced }] : [];
  });
}

const diceLeft = ({ before }: Call): number => before.supply[before.turn]!;

const tied = ({ outcome }: Story<Shanghaien>): boolean => outcome.scores[0] === outcome.scores[1];

export const endings: Endings<Shanghaien> = {
  voluntaryCall: (story) => calls(story).some((call) => !call.forced),
  forcedWithOneDie: (story) => calls(story).some((call) => call.forced && diceLeft(call) === 1),
  forcedWithNoDie: (story) => calls(story).some((call) => call.forced && diceLeft(call) === 0),
  forcedUnderNoShanghai: (story) => calls(story).some((call) => call.forced && call.before.banned),
  forcedWithDiceSpent: (story) =>
    calls(story).some((call) => call.forced && call.before.spent[call.before.turn]! > 0),
  wonByFirstSeat: ({ outcome }) => outcome.scores[0]! > outcome.scores[1]!,
  wonBySecondSeat: ({ outcome }) => outcome.scores[0]! < outcome.scores[1]!,
  tieShared: (story) => tied(story) && story.outcome.places[0] === story.outcome.places[1],
  tieBrokenByNations: (story) => tied(story) && story.outcome.places[0] !== story.outcome.places[1],
};
