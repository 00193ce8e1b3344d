/** Shanghaien in English. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import type { Effect, End, Nation, Trick } from '../rules/tables.ts';
import type { Announced, Shanghaien } from '../rules/types.ts';
import { type Awarded, boardWith, cardNamer, higherFirst } from './board.ts';

export const NATIONS: Readonly<Record<Nation, string>> = {
  american: 'Americans',
  french: 'French',
  german: 'Germans',
  chinese: 'Chinese',
  dutch: 'Dutch',
  turkish: 'Turks',
  spanish: 'Spaniards',
  italian: 'Italians',
};

export const EFFECTS: Readonly<Record<Effect, string>> = {
  joker: 'Joker',
  shift: '±1',
  both: 'Both dice',
  reroll: 'Re-roll',
  captain: 'Crazy Captain',
  ban: 'No Shanghai',
  rerollAll: 'Re-roll all',
  sharks: 'Sharks',
  exchange: 'Exchange',
  doubles: 'Doubles',
};

export const TRICKS: Readonly<Record<Trick, string>> = {
  jokerShift: 'Joker / ±1',
  jokerReroll: 'Joker / Re-roll',
  jokerBoth: 'Joker / Both dice',
  shiftReroll: '±1 / Re-roll',
  shiftBoth: '±1 / Both dice',
  rerollBoth: 'Re-roll / Both dice',
  captain: 'Crazy Captain',
  banRerollAll: 'No Shanghai / Re-roll all',
  sharksExchange: 'Sharks / Exchange',
  doubles: 'Doubles',
};

const dice = (n: number): string => count('en', n, { one: 'die', other: 'dice' });
const points = (n: number): string => count('en', n, { one: 'point', other: 'points' });
const ends = { left: 'left', right: 'right' } as const;
const from = (end: End | null): string => (end === null ? '' : `, counting from the ${ends[end]}`);
const card = cardNamer(NATIONS, TRICKS);

/** What the captain may object to. */
function intent(move: Announced): string {
  switch (move.type) {
    case 'shanghai':
      return 'call Shanghai';
    case 'place':
      return `place the ${move.die}`;
    case 'joker':
      return `play “${EFFECTS.joker}” for the ${NATIONS[move.nation]}`;
    case 'shift':
      return `play “${EFFECTS.shift}” (${move.die} → ${move.die + move.by})`;
    case 'exchange':
      return `play “${EFFECTS.exchange}” and take back the ${move.back}`;
    default:
      return `play “${EFFECTS[move.type]}”`;
  }
}

export const en: GameText<Shanghaien> = {
  title: 'Shanghaien',

  refusals: {
    gameOver: () => 'The game is over.',
    notYourTurn: ({ turn }, who) => `It is ${who(turn)}’s turn.`,
    rollFirst: () => 'Roll the dice first.',
    alreadyRolled: () => 'You have rolled: play a trick or place a die.',
    mustCall: ({ supply }) => `With ${dice(supply)} left you must call Shanghai.`,
    tooFewPlaced: ({ placed }) => `You need two dice in the row to call Shanghai; you have ${placed}.`,
    dieNotRolled: ({ die }) => `None of your dice shows ${die}.`,
    chooseEnd: () => 'This is the first die of the round: say from which end the cards count.',
    endIsSet: () => 'The cards are already numbered in this round.',
    trickPlayed: () => 'You have already played a trick in this round.',
    cardNotHeld: ({ card: held }) => `You do not hold the card “${TRICKS[held]}”.`,
    effectNotOnCard: ({ card: held, effect }) => `“${EFFECTS[effect]}” is not on the card “${TRICKS[held]}”.`,
    noSailorThere: ({ nation }) =>
      `You have no sailor among the ${NATIONS[nation]}; a joker cannot be the first.`,
    beyondTheDie: ({ die }) => `A die ends at 1 and 6: the ${die} cannot go further.`,
    captainNotInLastRound: () => 'The Crazy Captain stays ashore in the last round.',
    captainAlreadyOut: () => 'A Crazy Captain is already out in this round.',
    answerFirst: () => 'First say whether your captain objects.',
    nothingToAnswer: () => 'There is nothing to object to.',
    trickObjected: ({ card: held }) => `The captain objected to “${TRICKS[held]}” in this turn.`,
    shanghaiObjected: () => 'The captain objected: you have to roll.',
    shanghaiBanned: () => '“No Shanghai” is in force: only a player with too few dice may call.',
    spreadFirst: () => 'First put one die back and place the others.',
    nothingToSpread: () => 'You have not thrown all your dice again.',
    alreadyFaceDown: ({ number }) => `Card ${number} already lies face down.`,
    nothingToExchange: () => 'You have no die in the row to take back.',
    noDieThere: ({ die }) => `You have no die on card ${die}.`,
    doublesNotInPlay: () => 'This game is played without the Doubles card.',
    noDouble: () => 'You have not rolled a double.',
    doublesIsYours: () => 'You already hold the Doubles card.',
    doubleMustBeUsed: () => 'A rolled double must be re-rolled or take the Doubles card.',
  },

  events: {
    dealt: ({ round, starter }, who) => `Round ${round}: six new cards. ${who(starter)} begins.`,
    rolled: ({ seat, dice: thrown }, who) => `${who(seat)} rolls ${list('en', thrown)}.`,
    rerolledOne: ({ seat, dice: thrown }, who) => `${who(seat)} re-rolls one die: ${list('en', thrown)}.`,
    announced: ({ seat, move }, who) => `${who(seat)} wants to ${intent(move)}.`,
    allowed: ({ seat }, who) => `${who(seat)}’s captain lets it pass.`,
    objected: ({ seat }, who) => `${who(seat)}’s captain objects!`,
    numbered: ({ end }) => `The cards count from the ${ends[end]}.`,
    placed: ({ seat, die }, who) => `${who(seat)} places a die on card ${die}.`,
    takenBack: ({ seat, dice: back }, who) =>
      `${who(seat)} takes back ${list(
        'en',
        back.map((die) => `the ${die}`),
      )}.`,
    trick: ({ seat, effect }, who) => `${who(seat)} plays a trick: ${EFFECTS[effect]}.`,
    joined: ({ seat, nation }, who) => `The joker adds 2 to ${who(seat)}’s ${NATIONS[nation]}.`,
    shifted: ({ seat, from: was, to }, who) => `${who(seat)} turns the ${was} into a ${to}.`,
    sunk: ({ number }) => `Card ${number} goes to the sharks.`,
    doublesTaken: ({ seat, from: holder }, who) =>
      `${who(seat)} takes the Doubles card${holder === null ? '' : ` from ${who(holder)}`}.`,
    called: ({ seat, forced }, who) =>
      forced ? `${who(seat)} has too few dice: Shanghai!` : `${who(seat)} calls: Shanghai!`,
    awarded: (award, who) => AWARDED[award.why](award, award.to === null ? '' : who(award.to)),
    scored: ({ nation, strengths, to, points: won }, who) =>
      `${NATIONS[nation]} (${strengths.join(' : ')}): ${to === null ? 'nobody' : `${points(won)} for ${who(to)}`}.`,
    tricksScored: ({ seat, points: won }, who) => `${points(won)} for ${who(seat)}’s unused tricks.`,
    ended: ({ scores, places }, who) =>
      `${scores.join(' : ')}. ${places[0] === places[1] ? 'A tie!' : `${who(places.indexOf(1))} wins!`}`,
  },

  kinds: {
    roll: 'Roll',
    shanghai: 'Call “Shanghai!”',
    place: 'Place a die',
    joker: 'Trick: joker',
    shift: 'Trick: one pip',
    both: 'Trick: both dice',
    reroll: 'Trick: re-roll',
    captain: 'Crazy Captain',
    ban: 'No Shanghai',
    rerollAll: 'Re-roll all',
    spread: 'Put one die back',
    sharks: 'Sharks',
    exchange: 'Exchange',
    doubles: 'Trick: Doubles',
    rerollOne: 'Re-roll one die',
    takeDoubles: 'Take Doubles',
    object: 'Object',
    allow: 'Let it pass',
  },

  moves: {
    roll: () => 'Roll two dice',
    shanghai: () => 'Call “Shanghai!”',
    place: ({ die, end }) => `Place the ${die}${from(end)}`,
    joker: ({ card: held, nation }) => `Trick “${TRICKS[held]}”: joker for the ${NATIONS[nation]}`,
    shift: ({ card: held, die, by }) => `Trick “${TRICKS[held]}”: turn the ${die} into a ${die + by}`,
    both: ({ card: held, end }) => `Trick “${TRICKS[held]}”: place both dice${from(end)}`,
    reroll: ({ card: held }) => `Trick “${TRICKS[held]}”: re-roll both dice`,
    captain: () => 'Trick: send out the Crazy Captain',
    ban: () => 'Trick: no Shanghai in this round',
    rerollAll: () => 'Trick: re-roll all your dice',
    spread: ({ back, end }) => `Put the ${back} back and place the others${from(end)}`,
    sharks: () => 'Trick: send a card to the sharks',
    exchange: ({ back }) => `Trick: take the ${back} back and place both dice`,
    doubles: () => 'Trick “Doubles”: re-roll both dice',
    rerollOne: () => 'Double: re-roll one die',
    takeDoubles: ({ end }) => `Double: take the Doubles card${from(end)}`,
    object: () => 'The captain objects',
    allow: () => 'Let it pass',
  },

  options: {
    crazyCaptain: {
      name: 'Crazy Captain',
      help: 'Each player gets a captain who may object once in every turn of the other.',
    },
    noShanghai: {
      name: 'Extra card 1: No Shanghai / Re-roll all',
      help: 'Each player gets one such trick card.',
    },
    sharks: { name: 'Extra card 2: Sharks / Exchange', help: 'Each player gets one such trick card.' },
    doubles: { name: 'Extra card 3: Doubles', help: 'A card in the middle that a rolled double can take.' },
    trickDeck: {
      name: 'Trick cards',
      help: 'How many of each are among the 48 cards; eight in all.',
      parts: TRICKS,
    },
    tie: {
      name: 'A tie at the end',
      help: 'What happens when both have the same points.',
      values: { shared: 'is shared', nations: 'goes to whoever scores in more nations' },
    },
    captainScores: {
      name: 'Unused captain',
      help: 'A Crazy Captain never played counts one point, as printed. Without it: a house rule.',
    },
    doublesDice: {
      name: 'Dice that take the Doubles card',
      help: 'The rules can be read both ways.',
      values: { back: 'go back to the supply', spent: 'are spent for the round' },
    },
    doublesChoice: {
      name: 'A rolled double',
      help: 'What is printed, or a house rule.',
      values: {
        forced: 'is re-rolled or takes the card',
        free: 'may also be placed as it lies (house rule)',
      },
    },
  },

  chapters: {
    1: 'Aim and material',
    2: 'Set-up',
    3: 'A turn',
    4: 'Sharing out the cards',
    5: 'Dirty tricks',
    6: 'End and scoring',
    7: 'Expansion: Crazy Captain',
    8: 'Extra card 1: No Shanghai / Re-roll all',
    9: 'Extra card 2: Sharks / Exchange',
    10: 'Extra card 3: Doubles',
    11: 'Editions and doubts',
  },

  rules: {
    '1.1':
      'Two captains hire crews in a harbour tavern. Whoever has the stronger crew of a nation scores what the weaker one is worth.',
    '1.2': 'There are 40 sailors: eight nations with the values 1, 2, 3, 3 and 4.',
    '1.3':
      'Eight dirty-trick cards are mixed with them. Each shows two effects, of which its owner uses one.',
    '1.4': 'Each player has six dice and a captain, who marks that a trick has been played in this round.',
    '2.1': 'Shuffle the 48 cards and lay six face up in a row: the tavern.',
    '2.2': 'Chance decides who begins.',
    '2.3': 'Everything lies open except the order of the deck.',
    '3.1':
      'The game has eight rounds. Players take turns; in your turn you either roll or call Shanghai, never both.',
    '3.2':
      'To roll you need two dice in your supply. Roll two, place exactly one of them and take the other back.',
    '3.3': 'A die goes on your side of the card with its number. Any number of dice may lie on a card.',
    '3.4':
      'The first die placed in a round says from which end the cards count 1 to 6, for both players until the round is over.',
    '3.5':
      'Instead of rolling you may call Shanghai if at least two of your own dice lie in the row. This ends the round.',
    '3.6': 'With fewer than two dice in your supply you must call Shanghai.',
    '3.7':
      'A turn in short: either you call Shanghai, and the round is over; or you roll, play a trick if you like (5.1), and place one die. Then it is the other player’s turn. You cannot pass, and after rolling you cannot call. A trick costs its card; nothing else costs anything.',
    '3.8':
      'A round ends only with a call. Each turn leaves a die in the row, so without tricks you place five dice at most: then one is left, and you must call. That is the eleventh turn of the round at the latest.',
    '4.1': 'A card without dice leaves the game.',
    '4.2': 'Whoever has more dice on a card takes it.',
    '4.3':
      'With equally many dice, add up the pips of your dice on the cards beside it; the higher sum takes the card. Cards at the end have one neighbour.',
    '4.4': 'If that is equal too, the card leaves the game.',
    '4.5':
      'All six cards are decided before any die is moved. Sailors join your crew of their nation; trick cards lie open in front of you and can be used from the next round on.',
    '4.6':
      'Then all dice and captains go back, six new cards are laid out, and the player who did not call begins.',
    '4.7':
      'Example: your dice lie on cards 2, 2, 3, 6 and 6, the other player’s on 3, 4, 5, 6 and 6. Card 1 is empty and leaves the game. Card 2 is yours, two dice to none. On card 3 you have one die each; beside it you have two 2s and they have a 4, equal pips, so it leaves the game. Cards 4 and 5 are theirs. On card 6 you have two dice each; beside it only they have a die, the 5: they take it.',
    '5.1': 'Each player may play one trick per round, right after rolling and before placing.',
    '5.2': 'Choose one of the card’s two effects. Used for dice, the card leaves the game.',
    '5.3':
      'Joker: lay the card with a nation of which you already have a sailor. It counts as a sailor of value 2 until the end of the game.',
    '5.4': '±1: turn one of the two dice up or down by one, but not beyond 1 or 6. Then place either die.',
    '5.5': 'Both dice: place both dice you rolled.',
    '5.6': 'Re-roll: roll both dice again. The new roll counts.',
    '5.7':
      'You may hold any number of trick cards; they lie open. A joker stays with its crew and is no longer a trick card. A trick card won in the last round can no longer be played, but scores its point (6.5).',
    '6.1': 'The game ends after the eighth round.',
    '6.2':
      'Add up each crew. If both have a crew of a nation, the stronger player discards their own and takes the other’s, scoring the strength of the weaker crew.',
    '6.3': 'If both are equally strong, nobody scores that nation.',
    '6.4': 'A player who alone has a nation scores its strength.',
    '6.5': 'Each trick card never played is worth one point.',
    '6.6': 'The higher total wins. A tie is shared.',
    '6.7':
      'Example: Americans 6 for you, 7 for the other player. They discard their 7, take your 6 and score 6. French 5 to 5: nobody scores. Chinese 1 to 10: they score just 1. Spaniards, a 3 and two jokers, only with you: 7 points. They hold one unused trick card: 1 point. You have 7 points, they have 6 + 1 + 1 = 8 and win.',
    '7.1': 'Each player starts with a Crazy Captain, a trick card that is played like any other.',
    '7.2': 'It may not be played in the last round, nor after the other player’s captain in the same round.',
    '7.3':
      'It stays in force until the round ends and then leaves the game. From the other player’s next turn on, its owner may object once in each of those turns.',
    '7.4':
      'Objection to a placement: the die is taken back and both dice are rolled again. A trick may follow if none has been played.',
    '7.5':
      'Objection to a trick, before it takes effect: the card stays in hand and is barred for this turn; another trick may be played.',
    '7.6': 'Objection to Shanghai: the player must roll. A call for lack of dice cannot be stopped.',
    '7.7':
      'Dice placed by a trick cannot be objected to again. Re-rolling a double or taking the Doubles card cannot be objected to. A trick carried out before an objection stays played.',
    '8.1': 'Each player starts with one such trick card.',
    '8.2':
      'No Shanghai: in this round nobody may call any more; it ends when somebody has too few dice and must.',
    '8.3':
      'Re-roll all: take your two dice and all your dice from the row and roll them together. Put one back in your supply and place the others.',
    '8.4':
      'Example of “Re-roll all”: your dice lie on 1 and 3, and you roll two 1s. You roll all four dice again: 2, 4, 5 and 6. The 2 goes back to your supply, the other three are placed.',
    '9.1': 'Each player starts with one such trick card.',
    '9.2':
      'Sharks: the card on which you place your die this turn is turned face down. It leaves the game when the cards are shared out, but its dice count for its neighbours, and more dice may be placed on it.',
    '9.3': 'Exchange: take back one die you placed in an earlier turn, then place both dice you rolled.',
    '9.4':
      'Example of “Sharks”: you have dice on 2 and 3, the other player one on 2 and two on 3, and card 3 lies face down. It leaves the game, although they have more dice on it. On card 2 you have one die each; beside it their two 3s beat your one, so they take it.',
    '9.5':
      'Example of “Exchange”: your dice lie on 1 and 4, and you roll 5 and 6. You take back the 1 and place both dice. Now your dice lie on 4, 5 and 6, and three are left in your supply.',
    '10.1': 'The Doubles card lies in the middle. It has no number and takes no dice.',
    '10.2':
      'After rolling a double you must do one of two things; it may not be placed as it lies. Either you roll one of the two dice again. A new double gives the same choice; any other roll is used as usual.',
    '10.3':
      'Or you use both dice to take the card, from the middle or from the other player. You place nothing, the dice go back to your supply and your turn ends. This is no trick. You cannot take a card you hold. If you begin the round with this, you say from which end the cards count.',
    '10.4':
      'Played as a trick, the card first goes back to the middle; then you roll both dice again. A double gives the choice again.',
    '10.5':
      'A double counts only if it was rolled, with both dice or with one (10.2): not with a die changed by ±1, and not within “Re-roll all”.',
    '10.6': 'Whoever holds the card at the end scores one point.',
    '10.7':
      'Example: you roll two 3s. You roll one of them again and get another 3, so you have the same choice. You roll it once more: a 6. Now you place the 3 or the 6. Had you taken the card instead, you would have placed nothing.',
    '11.1':
      'Guess: no source tells how the eight trick cards are divided. We play three Joker / ±1, three Joker / Re-roll and two Joker / Both dice; the table can enter what is printed on its own.',
    '11.2':
      'Our ruling: no source names a tie-break. We share a tie; the table may let it go to whoever scores in more nations.',
    '11.3':
      'Printed: the Crazy Captain is a dirty-trick card, and each of these that was never played scores a point (6.5). As a house rule the table may switch this off.',
    '11.4':
      'Our ruling: it is printed that both dice are used to take the Doubles card, but not where they go. One reading: back to the supply, like a die that is not placed; this is how we play. The other: they are spent for the round, like dice that are placed. The table may choose that; then a player may have to call with fewer than two dice in the row.',
    '11.5':
      'Printed: a rolled double gives two choices (10.2, 10.3), and placing it as it lies is neither. As a house rule the table may allow it. Our ruling: a trick may come before the choice, and “Both dice” or “Exchange” may place the double.',
    '11.6':
      'Our rulings where nothing is printed: all expansions may be combined (this is said only of Extra cards 1 and 2); what cannot be objected to (7.7); taking the Doubles card is no trick, and its holder cannot take it (10.3); which doubles count (10.5). Printed is that the rougher captain begins; we let chance decide (2.2).',
    '11.7':
      'Our ruling: sharks may also be called for a card that already lies face down, for nothing forbids it. The card stays face down, and the trick has been played for nothing.',
    '11.8':
      'Editions: the game and its four expansion cards, which appeared one by one and can be switched on one by one. We know of one edition and of no official change to its rules. “Printed” means that the rules say so, “our ruling” that they leave it open, “guess” that we have not seen the cards, “house rule” that the table may depart from what is printed.',
    '11.9':
      'Tables and logs that began with version 1 of these rules keep it: there a rolled double may be placed as it lies unless the table chose otherwise, and sharks may not be called for a card that lies face down.',
  },

  // No move has so many parts that it must be asked for.
  questions: {},

  board: boardWith({
    card,
    nations: NATIONS,
    tricks: TRICKS,
    round: (round) => `Round ${round} of 8`,
    faceDown: 'face down',
    nobody: 'nobody',
    thrown: 'Thrown',
    crews: 'Crews',
    hand: 'Tricks',
    captain: (name) => `${name}’s Crazy Captain is out.`,
    banned: '“No Shanghai” is in force.',
    hungry: 'The card that gets the next die goes to the sharks.',
    tricked: (name) => `${name}: trick of this round played.`,
    spent: (name, n) => `${name}: ${dice(n)} out of this round.`,
    doublesInMiddle: 'The Doubles card lies in the middle.',
    wants: (name, move) => `${name} wants to ${intent(move)}.`,
    score: 'If it ended now',
  }),
};

const AWARDED: Awarded = {
  empty: (a) => `${a.number}, ${card(a.card)}: no dice, leaves the game.`,
  majority: (a, name) =>
    `${a.number}, ${card(a.card)}: ${name} with ${higherFirst(a.dice).join('\u00a0:\u00a0')}\u00a0dice.`,
  neighbours: (a, name) =>
    `${a.number}, ${card(a.card)}: ${name}, neighbours ${higherFirst(a.pips).join(' : ')}.`,
  tie: (a) => `${a.number}, ${card(a.card)}: neighbours ${a.pips.join(' : ')}, leaves the game.`,
  sharks: (a) => `${a.number}, ${card(a.card)}: fed to the sharks.`,
};
