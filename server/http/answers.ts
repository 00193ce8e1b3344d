/** What good answers look like, for the manual; the tests hold real answers against it. */

import { ABSENCES, decodeClock, VISIBILITIES } from '../../protocol/commands.ts';
import { decodeSettings } from '../people/settings.ts';
import { KEPT } from '../retention/keep.ts';
import {
  FLAG,
  INTEGER,
  many,
  maybe,
  NUMBER,
  object,
  ofTheGame,
  oneOf,
  type Schema,
  schemaOf,
  TEXT,
} from './schema.ts';

const STATUSES = ['open', 'playing', 'over', 'stopped'];
const CLOCK = schemaOf(decodeClock.spec);
const OUTCOME = object({ scores: many(INTEGER), places: many(INTEGER) });

const SEAT_INFO = object({
  kind: oneOf(['free', 'person', 'bot']),
  who: TEXT,
  name: TEXT,
  bot: TEXT,
  resigned: FLAG,
});

const TABLE_FIELDS = {
  id: TEXT,
  game: TEXT,
  options: ofTheGame('Options of the game'),
  clock: CLOCK,
  visibility: oneOf(VISIBILITIES),
  rated: FLAG,
  owner: TEXT,
  status: oneOf(STATUSES),
  created: INTEGER,
  seats: many(SEAT_INFO),
};

export const SUMMARY = object(
  { ...TABLE_FIELDS, updated: INTEGER, toAct: many(INTEGER), places: maybe(many(INTEGER)) },
  'A table in a list',
);

const TABLE_INFO = object({
  ...TABLE_FIELDS,
  version: INTEGER,
  absence: oneOf(ABSENCES),
  startWhenFull: FLAG,
  commitment: TEXT,
  nonces: many(TEXT),
  proposal: maybe(
    object({ what: oneOf(['takeBack', 'end']), by: INTEGER, moves: INTEGER, yes: many(INTEGER) }),
  ),
  clocks: many(object({ bank: INTEGER, since: maybe(INTEGER), until: maybe(INTEGER) })),
  outcome: maybe(OUTCOME),
  seed: maybe(TEXT),
  rematch: maybe(TEXT),
});

const PICTURE_FIELDS = object(
  {
    info: TABLE_INFO,
    you: maybe(INTEGER),
    view: maybe(ofTheGame('The game as you may see it; hidden values are null')),
    toAct: many(INTEGER),
    takeBack: INTEGER,
  },
  'What you know of a table',
);

export const PICTURE = object(
  { n: INTEGER, picture: PICTURE_FIELDS },
  'The picture after entry n of your stream',
);

export const HAPPENING = object(
  {
    n: INTEGER,
    at: INTEGER,
    what: ofTheGame('Why there is an entry: its field `type` tells'),
    events: many(ofTheGame('An event of the game, as you may know it')),
  },
  'What happened at a table',
);

export const OPENED = object(
  { table: TEXT, key: TEXT, commitment: TEXT },
  'The table, the key of its link if it is private, and what its luck is bound to',
);
export const DONE = object({ n: INTEGER, answer: TEXT }, 'Stored as entry n of your stream');

/** Told apart by `type`; docs/bot-api.md says more. */
export const TELL = object(
  { type: oneOf(['sync', 'catchUp', 'entry', 'removed', 'bye']) },
  'One message per line',
);
export const CALL = object({ type: oneOf(['started', 'yourTurn', 'over', 'bye']) }, 'One call per line');

export const GAME = object({
  id: TEXT,
  version: INTEGER,
  players: object({ min: INTEGER, max: INTEGER }),
  options: ofTheGame('How the options are decoded'),
  optionSets: ofTheGame('Sets of options by name'),
  bots: many(TEXT),
});

export const REFUSED = object(
  {
    code: TEXT,
    params: { type: 'object', additionalProperties: { anyOf: [TEXT, NUMBER] } },
    sentence: { type: 'string', description: 'In your language' },
  },
  'Why not; a refused move also has the number of the `rule` it breaks',
);

export const RATING = object({
  game: TEXT,
  games: INTEGER,
  rating: INTEGER,
  plusMinus: { type: 'integer', description: 'How far off it may be: two standard deviations' },
  provisional: FLAG,
});
export const PAGE: Schema = { type: 'string', description: 'A page' };

export const ME = object({
  id: TEXT,
  name: TEXT,
  kind: oneOf(['guest', 'person', 'bot']),
  created: INTEGER,
  seen: INTEGER,
  settings: schemaOf(decodeSettings.spec),
  hasPassword: FLAG,
  mailConfirmed: FLAG,
});

export const RESULT = object({
  table: TEXT,
  game: TEXT,
  at: INTEGER,
  seat: INTEGER,
  place: INTEGER,
  score: INTEGER,
  players: INTEGER,
});

export const KEPT_DAYS = object(
  Object.fromEntries(KEPT.map(({ name }) => [name, INTEGER])),
  'Days until each goes; 0 is never',
);

export const VERDICT = object(
  { findings: many(object({ code: TEXT })) },
  'No findings: all is as it was committed to; `checked` counts what was looked at',
);
