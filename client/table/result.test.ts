import { expect, test } from 'vitest';
import { text as cargoNoir } from '../../games/cargo-noir/text/index.ts';
import { text as container } from '../../games/container/text/index.ts';
import { en } from '../replay/text/en.ts';
import { leadInWords, namesIn } from './result.ts';

test('a card is called by its name, not like a post of another game', async () => {
  expect(namesIn(await cargoNoir('en'), en.result)['ship']).toBe('Cargo ship');
  expect(namesIn(await container('en'), en.result)['ship']).toBe('Ship');
});

test('nobody is no points ahead of somebody: the rule for ties has decided', () => {
  const told = (lead: number) => leadInWords(en.result, lead, en.result.scored, 'Ben');
  expect(told(3)).toBe('3 points ahead of Ben.');
  expect(told(0)).toBe('Level with Ben; the rule for ties decides.');
});
