/** Tables that pages of a release keep in the browser's database, made by its own code. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TITLES } from './release-titles.mjs';

/** Moves before a table is left as it is. */
const MIDDLE = 40;
/** A person takes one move in so many back. */
const TAKEN_BACK = 5;
/** Positions a bot may look at. */
const NODES = 100;
/** Time of the first table. */
const CREATED = Date.UTC(2026, 9, 1, 12);

const PARTS = `
export { seeded } from '../../core/chance.ts';
export { HereTable } from '../../client/local/table.ts';
export { GAMES } from '../../games/index.ts';
`;

/** The code of the release that the records come from. @param {string} root */
async function partsOf(root) {
  const folder = join(root, 'build', 'fixture');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'parts.ts'), PARTS);
  const { bundle } = await import(pathToFileURL(join(root, 'tools', 'build.mjs')).href);
  await bundle('parts', './build/fixture/parts.ts', folder);
  const parts = await import(pathToFileURL(join(folder, 'parts.mjs')).href);
  rmSync(folder, { recursive: true });
  return parts;
}

/** Records of all titles, running and finished; always the same ones. @param {string} root */
export async function localTables(root) {
  const { seeded, HereTable, GAMES } = await partsOf(root);
  /** @type {object[]} */
  const records = [];

  /** @param {string} name @param {import('./release-titles.mjs').Title} title @param {{ people: number, most: number }} wish */
  async function play(name, { game: id, options: raw, seats: count }, { people, most }) {
    const { game, bots } = GAMES[id];
    const { value: options } = game.decode.options.decode(raw);
    const seats = Array.from({ length: count }, (_, seat) =>
      seat < people ? { name: ['Anna', 'Ben'][seat], bot: '' } : { name: '', bot: 'easy' },
    );
    const chance = seeded(name);
    const table = HereTable.open(game, { id: `here-${name}`, options, seats }, chance, CREATED);
    for (let moves = 0; moves < most && table.record.status === 'playing'; moves++) {
      const [seat] = table.toAct;
      const { view } = table.picture(seat);
      const seen = table.seenBy(seat).flatMap((/** @type {{ events: object[] }} */ { events }) => events);
      const move =
        seat < people
          ? game.sample(view, seat, chance)
          : await bots.easy.choose(view, seat, seen, { nodes: NODES, chance });
      if (table.play(seat, move, chance, CREATED + 1000 * (moves + 1)))
        throw new Error(`${name} broke a rule.`);
      if (seat < people && moves < MIDDLE && moves % TAKEN_BACK === 0) table.takeBack(seat, 1);
    }
    records.push(table.record);
  }

  for (const title of TITLES) {
    await play(`${title.title}-alone`, title, { people: 1, most: MIDDLE });
    await play(`${title.title}-together`, title, { people: 2, most: MIDDLE });
    await play(`${title.title}-over`, title, { people: 1, most: Number.POSITIVE_INFINITY });
  }
  return records;
}
