/** What the adviser says, in Dutch. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { cardNamer } from '../board.ts';
import { EFFECTS, NATIONS, TRICKS } from '../nl.ts';

const name = cardNamer(NATIONS, TRICKS);
/** A card of the row: its number, and what it is. */
const the = ({ card, number }: Points['takes']): string => `kaart ${number} (${name(card)})`;
const dice = (n: number): string => count('nl', n, { one: 'dobbelsteen', other: 'dobbelstenen' });
const cards = (n: number): string => count('nl', n, { one: 'kaart', other: 'kaarten' });
const ends = { left: 'links', right: 'rechts' } as const;

export const nl: PointTextOf<Points> = {
  only: () => 'Iets anders kan hier niet.',
  takes: (card) => `Zo lig je voor bij ${the(card)}.`,
  pips: (card) => `De ogen ernaast leveren je ${the(card)} op.`,
  safer: ({ mine, theirs, ...card }) => `Je stelt ${the(card)} veilig: ${dice(mine)} tegen ${theirs}.`,
  denies: (card) => `Je tegenstander krijgt ${the(card)} niet meer.`,
  chases: ({ mine, theirs, ...card }) => `Je komt dichterbij op ${the(card)}: ${dice(mine)} tegen ${theirs}.`,
  nation: ({ nation, mine, theirs }) => `Met de ${NATIONS[nation]} sta je dan ${mine} tegen ${theirs}.`,
  alone: ({ nation, strength }) =>
    `Alleen jij hebt dan ${NATIONS[nation]}, dus hun sterkte van ${strength} telt helemaal.`,
  trick: () => 'Een truc-kaart is aan het eind een punt waard, en daarvoor vaak meer.',
  counted: ({ end, die, card, instead }) =>
    `Vanaf ${ends[end]} geteld hoort de ${die} bij ${name(card)} en niet bij ${name(instead)}.`,
  row: ({ mine, theirs }) =>
    `Als de ronde zo eindigt, krijg jij ${cards(mine)} en je tegenstander ${theirs}.`,
  final: ({ mine, theirs }) => `Als het spel zo eindigt, staat het ${mine} tegen ${theirs}.`,
  odds: ({ percent }) => `${percent}% van alle worpen levert je meer op dan je nu hebt.`,
  tooFew: ({ placed }) => `Om te roepen heb je twee dobbelstenen in de rij nodig; je hebt er ${placed}.`,
  begins: () => 'Wie roept, laat de ander de volgende ronde beginnen.',
  captain: ({ dice: left }) =>
    `De kapitein mag in elke beurt van je tegenstander bezwaar maken, en die heeft nog ${dice(left)}.`,
  banned: ({ dice: left }) => `Niemand kan nu zomaar roepen, en jij hebt nog ${dice(left)}.`,
  sinks: (card) => `Beter dat de haaien ${the(card)} krijgen dan je tegenstander.`,
  idle: ({ number }) => `Je dobbelsteen bij kaart ${number} doet daar niets.`,
  doubles: () => 'De dubbelkaart is een nieuwe worp als je die nodig hebt, of een punt aan het eind.',
  theirs: (card) => `Anders ligt je tegenstander voor bij ${the(card)}.`,
  better: ({ percent }) => `${percent}% van alle worpen zou je tegenstander meer opleveren.`,
  bars: ({ effect }) => `De kaart met ‘${EFFECTS[effect]}’ is dan voor deze beurt uitgeschakeld.`,
  spent: () => 'Je tegenstander heeft dan in deze ronde geen truc meer.',
  quiet: () => 'Daarmee win je nog geen kaart.',
};
