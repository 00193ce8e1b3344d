/** The board in words. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/languages.ts';
import { ANNA, BERNARD, table } from '../rules/testing.ts';
import { text } from './index.ts';

const who = (seat: number): string => `Seat ${seat}`;

test.each(LANGUAGES)(
  '6.5 in %s a space that a seizure has emptied is named by its price',
  async (language) => {
    const { board } = await text(language);
    const { state } = table(
      {},
      { seats: 3, anna: { warehouses: 4, machines: ['black', 'tan', 'white'] }, bernard: { warehouses: 4 } },
    );
    const linesOf = (seat: number): string => {
      const lines = board(state, who);
      const from = lines.findIndex((line) => line.includes(who(seat)));
      return lines.slice(from, from + 2).join(' ');
    };
    const before = linesOf(ANNA);
    const others = linesOf(BERNARD);
    state.warehouses[5 * ANNA + 2] = 0;
    state.machines[4 * ANNA + 1] = -1;
    expect(before).not.toMatch(/\$[56]|[56]\s\$/);
    expect(linesOf(ANNA)).toMatch(/\(.*(?:\$6|6\s\$)\).*3 \(.*(?:\$5|5\s\$)\)/);
    expect(linesOf(BERNARD)).toBe(others);
  },
);
