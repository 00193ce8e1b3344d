import { describe, expect, it } from 'vitest';
import { askedOf, kindOf, nameOfKind } from './asked.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const NAMES: Readonly<Record<string, string>> = { bid: 'Bid', loan: 'Take a loan', pass: 'End turn' };
const room = (kinds: string[], turn = 0, done = true): Parameters<typeof askedOf>[0] => ({
  view: { turn },
  you: 0,
  found: { byKind: new Map(), done },
  kind: done && kinds.length === 1 ? kinds[0] : undefined,
  kinds,
  kindNames: NAMES,
  guide: undefined,
});

describe('somebody who is asked', () => {
  it('reads what is wanted', () => {
    expect(askedOf(room(['pass']), en, 'en').main).toBe('Your turn: End turn');
    expect(askedOf(room(['bid', 'loan']), fr, 'fr').main).toBe('À vous de jouer\u202f: Bid ou Take a loan');
  });

  it('reads that the turn is another’s', () => {
    expect(askedOf(room(['bid', 'loan'], 2), en, 'en').main).toBe('You are asked: Bid or Take a loan');
  });

  it('looks at the buttons where much is possible, and is not told too early', () => {
    const many = ['bid', 'loan', 'pass'];
    expect(askedOf(room(many), en, 'en')).toEqual({ main: 'Your turn.', more: 'Choose what to do.' });
    expect(askedOf(room(many, 0, false), en, 'en')).toEqual({ main: 'Your turn.', more: '' });
  });

  it('reads what the board says is next', () => {
    const guide = 'Choose a container.';
    expect(askedOf({ ...room(['pass']), guide }, en, 'en')).toEqual({
      main: 'Your turn: End turn',
      more: guide,
    });
    expect(askedOf({ ...room(['bid', 'loan'], 2), guide }, en, 'en').main).toBe('You are asked.');
    expect(askedOf({ ...room(['bid', 'loan', 'pass']), guide }, en, 'en').more).toBe(guide);
  });
});

describe('a kind of move', () => {
  const to = (move: object | undefined): string => (move && 'to' in move ? `Sail to the ${move.to}` : 'Sail');
  const sailing = { ...room([]), kindNames: { sail: to, bid: 'Bid' } };
  const found = { byKind: new Map([['sail', [{ type: 'sail', to: 'sea' }]]]), done: true };

  it('that leads to one place or the other is called by it, if its game says so', () => {
    expect(nameOfKind({ ...sailing, found }, 'sail')).toBe('Sail to the sea');
    expect(nameOfKind({ ...sailing, found }, 'bid')).toBe('Bid');
  });

  it('has its own name while it is impossible', () => {
    expect(nameOfKind(sailing, 'sail')).toBe('Sail');
  });

  it('is called by the move that a hint means', () => {
    const advised = { type: 'sail', to: 'island' };
    expect(kindOf({ ...sailing, found }, advised)).toBe('Sail to the island');
  });
});
