/** What the adviser says, in Italian. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { cardNamer } from '../board.ts';
import { EFFECTS, NATIONS, people, TRICKS } from '../it.ts';

const name = cardNamer(NATIONS, TRICKS);
/** A card of the row: its number, and what it is. */
const the = ({ card, number }: Points['takes']): string => `la carta ${number} (${name(card)})`;
const dice = (n: number): string => count('it', n, { one: 'dado', other: 'dadi' });
const cards = (n: number): string => count('it', n, { one: 'carta', other: 'carte' });
const ends = { left: 'sinistra', right: 'destra' } as const;
/** "il 4", but "l’1". */
const thrown = (die: number): string => (die === 1 ? 'l’1' : `il ${die}`);
/** "Il 40 %", but "L’8 %", "L’11 %" and "L’80 %", which are spoken with a vowel. */
const share = (percent: number): string =>
  `${/^(1|11|8.?)$/.test(String(percent)) ? 'L’' : 'Il '}${percent} %`;

export const it: PointTextOf<Points> = {
  only: () => 'Qui non c’è altra mossa.',
  takes: (card) => `Così passi in vantaggio per ${the(card)}.`,
  pips: (card) => `I punti dei dadi accanto ti danno ${the(card)}.`,
  safer: ({ mine, theirs, ...card }) => `Metti al sicuro ${the(card)}: ${dice(mine)} contro ${theirs}.`,
  denies: (card) => `L’avversario non prende più ${the(card)}.`,
  chases: ({ mine, theirs, ...card }) => `Ti avvicini per ${the(card)}: ${dice(mine)} contro ${theirs}.`,
  nation: ({ nation, mine, theirs }) => `Con ${people(nation)} saresti ${mine} a ${theirs}.`,
  alone: ({ nation, strength }) =>
    `Solo tu avresti ${people(nation)}: la loro forza, ${strength}, conta per intero.`,
  trick: () => 'Una carta Colpo basso vale un punto alla fine, e prima spesso di più.',
  counted: ({ end, die, card, instead }) =>
    `Contando da ${ends[end]}, ${thrown(die)} va su ${name(card)} e non su ${name(instead)}.`,
  row: ({ mine, theirs }) => `Se il round finisse così, avresti ${cards(mine)} e l’avversario ${theirs}.`,
  final: ({ mine, theirs }) => `Se la partita finisse così, sarebbe ${mine} a ${theirs}.`,
  odds: ({ percent }) => `${share(percent)} dei lanci ti porta più di quello che hai ora.`,
  tooFew: ({ placed }) => `Per chiamare servono due dadi nella fila; ne hai ${placed}.`,
  begins: () => 'Chi chiama lascia iniziare all’altro il round successivo.',
  captain: ({ dice: left }) =>
    `Il capitano può opporsi in ogni turno dell’avversario, che ha ancora ${dice(left)}.`,
  banned: ({ dice: left }) => `Ora nessuno può chiamare quando vuole, e tu hai ancora ${dice(left)}.`,
  sinks: (card) => `Meglio lasciare ${the(card)} agli squali che all’avversario.`,
  idle: ({ number }) => `Il tuo dado sulla carta ${number} lì non serve a niente.`,
  doubles: () => 'La carta Doppi è un nuovo lancio quando ti serve, o un punto alla fine.',
  theirs: (card) => `Altrimenti l’avversario è in vantaggio per ${the(card)}.`,
  better: ({ percent }) => `${share(percent)} dei lanci darebbe di più all’avversario.`,
  bars: ({ effect }) => `La carta «${EFFECTS[effect]}» resta così bloccata per questo turno.`,
  spent: () => 'Poi l’avversario non ha più colpi bassi in questo round.',
  quiet: () => 'Per ora non conquista nessuna carta.',
};
