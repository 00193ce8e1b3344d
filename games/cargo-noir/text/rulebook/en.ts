/** The rulebook of Cargo Noir in English. */
import type { CargoBook } from './book.ts';

export const book: CargoBook = {
  chapters: {
    1: 'Aim and material',
    2: 'Set-up',
    3: 'A turn',
    4: 'Ships come home',
    5: 'Trade',
    6: 'Ships go out',
    7: 'The end',
    8: 'The cards',
    9: 'Editions and doubts',
  },

  rules: {
    '1.1':
      'Smugglers bid for cargo in ports around the world, collect goods in sets and turn them into cards. Whoever has the most points at the end wins.',
    '1.2':
      'There are nine goods with 14 tokens each, and as many wild tokens as players. All goods are worth the same; only sets count.',
    '1.3':
      'Each player has three ships, two more in reserve, 7 coins in the safe and a warehouse for six tokens.',
    '1.4': 'Everything lies open except the order of the bag.',
    '2.1':
      'Ports are open from the number of players printed on them (2.6); the others stay closed for the whole game.',
    '2.2': 'Fill the black market and all open ports with tokens from the bag.',
    '2.3': 'Chance decides who begins; that player begins every round. Play goes clockwise.',
    '2.4': 'The game has 11 rounds for two or three players, 10 for four or five.',
    '2.5': 'Coins are not limited.',
    '2.6':
      'How many tokens the black market and each port offer, and from how many players on a port is open, as this table plays it:',
    '3.1': 'Players take whole turns one after another.',
    '3.2': 'A turn has three phases: ships come home, trade, ships go out.',
    '3.3': 'In the first round ships only go out.',
    '3.4':
      'A turn at a glance. First each of your ships that is out does one thing: in the casino it brings 2 coins (4.2), in the black market it swaps or draws one token (4.3), alone in a port it takes all goods for the coins under it (4.4), outbid in a port it raises (4.5) or withdraws (4.6). Then you may trade goods for cards (5.3) and discard what does not fit (5.6). Last, all ships at home go out (6.1): to the casino or the black market for nothing, to a port with at least one coin (6.3).',
    '3.5':
      'Once a turn you may trade, and once a turn each Syndicate card may pay (4.7). You need not trade; but every ship that is out must act, and every ship at home must be sent.',
    '4.1': 'Bring your ships home one at a time, in any order. Each takes effect at once.',
    '4.2': 'Casino: take 2 coins for each ship.',
    '4.3':
      'Black market: swap one of your tokens for any that lies there, even an equal one, or draw one from the bag.',
    '4.4':
      'Port, alone: pay your coins there into the supply, take all goods of the port, and refill it from the bag.',
    '4.5':
      'Port, outbid: you may raise your stack above all others. Any amount is allowed. The ship stays there.',
    '4.6': 'Or you withdraw with ship and coins. Then you may not send a ship to this port in the same turn.',
    '4.7':
      'Each of your Syndicate cards pays 2 coins once a turn when you withdraw; each withdrawal makes one card pay.',
    '4.8': 'If the bag is empty, the discarded tokens go back into it.',
    '4.9':
      'You may hold more goods than your warehouse has room for until you have traded (5.6). A token you have just gained can be given away by your next ship in the black market.',
    '4.10':
      'Example: you have 1 coin in the safe, a ship in the casino, and one on 3 coins in Rotterdam, where a rival has 5. Bring the casino ship home first: now you have 3 coins. With them you raise your stack in Rotterdam to 6.',
    '5.1':
      'A set of up to nine equal goods is worth the square of their number: 1, 4, 9, 16 and so on to 81.',
    '5.2':
      'A set of different goods is worth 1, 3, 6, 10, 15, 21, 28, 36 or 45. All must differ. A wild token stands for any good, even on its own.',
    '5.3':
      'Once a turn you may give any number of sets for any number of cards; their worth is added up. No change is given.',
    '5.4':
      'You may own two of each of the three edge cards: Cargo ship, Warehouse, Syndicate. What is sold out is gone.',
    '5.5': 'Edge cards work at once: a new ship sails in the same turn.',
    '5.6': 'Then discard what your warehouse cannot hold: six tokens, two more for each Warehouse card.',
    '5.7': 'Tokens traded or discarded go to the discard pile.',
    '5.8':
      'Example: you have four jewels, three cars, a weapon and a wild token. The jewels with the wild token are five equal goods, worth 25: a Cargo ship (15) and a Warehouse (10). Or you give the cars (9) and the weapon (1) for a Warehouse and keep the rest. All together they are worth 35: Cargo ship, Warehouse and Syndicate.',
    '5.9':
      'What you give must pay for at least one card. What it is worth beyond that is lost. Coins help only in the last round (7.2).',
    '6.1': 'Send out all your ships.',
    '6.2': 'Any number may go to the casino and the black market; to each open port one of yours at most.',
    '6.3': 'In a port put at least one coin under the ship, and more than any stack that is there.',
    '6.4': 'Coins and ships in ports stay until your next turn.',
    '6.5': 'A port whose cargo you have just taken may be chosen again.',
    '6.6':
      'Example: in New York a rival’s ship stands on 3 coins. You send one on 5, though 4 would do. When it is their turn, the rival raises to at least 6 or withdraws with the 3 coins. If the rival leaves and nobody else outbids you, your next turn brings you the cargo for 5 coins.',
    '7.1': 'The game ends after the last round; everybody has that last turn.',
    '7.2':
      'In the last round you may also pay for cards with coins from your safe, each worth 1, with sets or without.',
    '7.3': 'Add up the points of all your cards. Coins and goods left over count nothing.',
    '7.4': 'On a tie the most expensive card decides, then the next; otherwise the win is shared.',
    '7.5':
      'Example of the last round: nine different goods (45) and 4 coins from the safe make 49, the cost of Cronies. In any other round they would not do.',
    '7.6':
      'Example of scoring, with the points of 8.4 as we guess them: two Cargo ships (16), two Warehouses (10), a Syndicate (5) and two Villas (18) make 49 points. Villa and Yacht make 25 points, as does a Night club; but the Night club cost 25 and the Yacht 16, so the Night club wins the tie.',
    '8.1':
      'Edge cards cost more than they count. Cargo ship: one ship more. Warehouse: room for two more tokens. Syndicate: rule 4.7. There are eight of each.',
    '8.2': 'Villa, yacht, dive bar and night club are worth their cost in points; there are six of each.',
    '8.3': 'The six others exist once and are worth more than they cost.',
    '8.4': 'What the cards cost and count, as this table plays them:',
    '9.1':
      'Sure are the costs of Cargo ship (15), Warehouse (10), Syndicate (10) and Cronies (49): the rulebook’s examples use them. In one of them goods worth 35 buy the first three, so Syndicate costs at most 10; a report knows edge cards at 10 and 15 only. The other costs are our guess, and so are all points, within what 8.1 to 8.3 say.',
    '9.2':
      'Which ports are open for how many players is our guess, with one hint: the single report that names the ports and their places tells of a game of four, and only Tangier is missing in it. So seven ports are open with four players, though another report leaves two closed. The places in Tangier are our guess too.',
    '9.3': 'Sources differ about the size of the black market: six or eight. We play six.',
    '9.4':
      'The rules have ships sent and bids raised in the last round as ever; in the very last turn no ships are sent. A table may drop both.',
    '9.5':
      'Where the rulebook is silent we play: at least one coin in a port (6.3) and one ship of yours there (6.2), as reviews tell it; raises by any amount (4.5), coins without limit although the box has 60 (2.5), and on a tie the next card after the dearest (7.4).',
    '9.6':
      'A table may enter what is printed on its own copy. What contradicts the rulebook is refused: other costs of Cargo ship, Warehouse and Cronies, more than 10 for Syndicate (9.1), and points that do not fit 8.1, 8.2 or 8.3.',
    '9.7':
      'We know one edition, of 2011, and a reprint of 2015 that agrees with it as far as we could compare. In print are the phases, what ships and cards do, the worth of sets, the number of tokens and cards, and the ties. The numbers of rounds (2.4) and the six places of a warehouse (1.3) are told alike by several reviews; one report speaks of seven.',
    '9.8':
      'Our further rulings: chance decides who begins, where the rulebook takes whoever was last in a real port (2.3). In the black market your token takes the place of the other, and wild tokens may be swapped (4.3). A ship alone in a port takes the cargo; it cannot wait (4.4). If bag and discard pile are both empty, nothing is drawn (4.8). All ships must go out (6.1). A port just emptied may be chosen again (6.5).',
  },

  printed: {
    port: 'Port',
    card: 'Card',
    copies: 'Copies',
    portsNote: 'With *: a single report. With ?: our guess. See 9.2 and 9.3.',
    cardsNote: 'With ?: our guess. See 9.1.',
  },
};
