/** The rulebook of Container in English. */
import { type ContainerBook, editionOf } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10th anniversary' },
  editionOf,

  chapters: {
    1: 'Aim and material',
    2: 'Set-up',
    3: 'A turn',
    4: 'Interest and default',
    5: 'Domestic sale (2007, for beginners)',
    6: 'Build a machine or a warehouse',
    7: 'Buy for your harbour store',
    8: 'Produce',
    9: 'Sail',
    10: 'The auction on the island',
    11: 'Loans',
    12: 'The end and scoring',
    13: 'The Investment Bank (anniversary)',
    14: 'Editions and doubts',
  },

  rules: {
    '1.1':
      'Produce containers, sell them to others, ship what the others sell, and bring cargo to the island, where all others bid for it. Whoever is worth most at the end wins.',
    '1.2': 'Containers have five colours. Each step is a sale to somebody else: you never buy from yourself.',
    '1.3':
      'A board has four spaces for machines (free, $6, $9, $12) and five for warehouses (free, $4, $5, $6, $7). Each machine gives room for two containers in the factory store, each warehouse for one in the harbour store.',
    '1.4':
      'Money comes in whole dollars; the bank never runs out. What the others have is hidden, unless the table plays with open money. All payments are made in the open.',
    '1.5':
      'A secret value card says what each colour is worth on the island: 10, 5/10, 6, 4 and 2. The five cards give each colour each value once.',
    '2.1':
      'Containers of each colour for 3, 4 or 5 players: 12, 16 or 20 in 2007, with machines and warehouses enough for all. Anniversary: 10, 13 or 16; 2, 3 or 4 machines of each colour; 12, 16 or 20 warehouses; all these can run out.',
    '2.2':
      'Each player starts with one warehouse, a machine of a colour nobody else has, and a container of that colour for $2 in the factory store.',
    '2.3': 'Each player has $20 and a value card; all ships are at sea.',
    '2.4': 'Chance decides who begins; play goes clockwise.',
    '3.1': 'In your turn you pay interest, then you have two actions.',
    '3.2': 'You may do the same action twice, but produce only once.',
    '3.3': 'You do not have to use your actions.',
    '4.1': 'At the start of your turn you pay $1 for each of your loans.',
    '4.2':
      'Anniversary: if you cannot pay and have only one loan, you must take another, which bears interest from your next turn on. 2007: the same, unless the table has switched it off.',
    '4.3':
      'You pay as much as you can. Each dollar missing is settled on its own, and the player to your right chooses what is taken.',
    '4.4': '2007 and anniversary: first one container from your place on the island.',
    '4.5': {
      '2007':
        '2007: otherwise two containers from your harbour store, and what it lacks from your factory store; if there is only one, that is enough.',
    },
    '4.6': { '2007': '2007: otherwise a warehouse or a machine. The first two of each are safe.' },
    '4.7': 'If there is nothing to take, the interest is waived.',
    '4.8': {
      anniversary:
        'Anniversary: always one container, from the first of these that has any: island, ship, port at the bank, harbour store, factory store. Buildings are never taken.',
    },
    '4.9': 'Seized containers leave the game.',
    '5.1': {
      '2007':
        'Once a turn, after interest and before your actions, but not in your first turn, you may put one of your containers back into the supply for $2. It is not an action.',
    },
    '5.2': {
      '2007': 'It comes from your factory store, or from your harbour store if the factory store is empty.',
    },
    '6.1': 'Pay the bank the price on the next empty space. A new warehouse can be used at once.',
    '6.2': 'You can have four machines and five warehouses.',
    '6.3': 'Your machines all have different colours.',
    '6.4': { anniversary: 'Anniversary: a colour of machines, or all warehouses, may be sold out.' },
    '7.1':
      'Choose another player and buy any containers from that factory store at the prices marked. The money goes to the owner, who cannot refuse.',
    '7.2': 'Your harbour store holds one container for each warehouse.',
    '7.3':
      'Put what you bought on spaces from $2 to $6 as you like. In the same action you may change all prices in your harbour store.',
    '7.4': 'You may also use the action only to change prices.',
    '8.1': 'You may produce once in a turn.',
    '8.2':
      'Pay $1 to the player on your right, the head of the union. If you do not have a dollar, you cannot produce.',
    '8.3':
      'Each of your machines makes a container of its colour, if there is one left. All that fit must be made; if not all fit, you choose.',
    '8.4':
      'Put them on spaces from $1 to $4 as you like. In the same action, and only then, you may change all prices in your factory store.',
    '9.1':
      'A ship goes from the open sea into another player’s harbour or to the island, and from there back to sea. It never enters its own harbour.',
    '9.2':
      'At the end of a move into a harbour you may buy any containers there at the prices marked. The owner cannot refuse.',
    '9.3': 'Buying where the ship already lies is an action of its own.',
    '9.4': 'A ship carries five containers.',
    '10.1': 'A ship with cargo that reaches the island sells all of it at once.',
    '10.2': 'All others make a sealed bid, from $0 to what they have in cash. All bids are shown together.',
    '10.3':
      'If several bid most, they may secretly add to their bids, once. If they still tie, the seller chooses among them.',
    '10.4':
      'The seller accepts: the winner pays the bid, the government adds the same again, and the cargo goes to the winner’s place on the island.',
    '10.5':
      'Or the seller declines, pays the highest offer to the bank and keeps the cargo. This takes enough cash; borrowing first is allowed.',
    '10.6': 'The auction ends the seller’s turn. The others keep their money.',
    '11.1':
      'You may take a loan of $10 in your turn, before you bid and before you answer bids; two at most.',
    '11.2': 'You repay $10 for each in your own turn, after interest.',
    '11.3': 'A loan taken while bids are sealed stays secret until they are shown.',
    '12.1': 'When two colours have run out, the player finishes the turn and the game ends.',
    '12.2':
      'Of what you have on the island, the colour you have most of is discarded. If several tie and the colour of 5/10 is among them, it goes; otherwise you keep what is worth more.',
    '12.3': 'The colour of 5/10 counts 10 if you had all five colours before that, otherwise 5.',
    '12.4':
      'Add your cash, the island by your value card, $2 for each container in your harbour store and $3 for each on your ship. Take off $11 for each loan. The factory store counts nothing.',
    '12.5':
      'On a tie, 2007: more containers left on the island; anniversary: more in the factory store. Otherwise the win is shared.',
    '12.6':
      'If for three rounds nobody produces, buys, builds, calls a broker or holds an auction on the island, the game ends as it stands. The table sets the number of rounds.',
    '13.1': {
      anniversary:
        'Three brokers each have a place for containers and one for money. At the start broker I has two containers and $1, II one and $2, III none and $3; these containers come from the box.',
    },
    '13.2': {
      anniversary:
        'Calling a broker is an action. If no auction is open, mark a place that is not empty and bid for all it holds: money for containers, or containers from your own stores for money; at least $1 or one container.',
    },
    '13.3': {
      anniversary:
        'If somebody else holds the payment card you must bid at least one more for the same place. The outbid offer goes back at once: money to the owner’s cash, containers to the stores they came from, at prices the owner chooses now. You cannot outbid yourself.',
    },
    '13.4': {
      anniversary:
        'If you hold the payment card when your turn starts, after interest, you win all that the place then holds. Money is yours; containers go to your port at the bank.',
    },
    '13.5': {
      anniversary:
        'Then you pay your bid, one piece at a time to brokers I, II, III, I and so on. If you pay in containers, you choose the order.',
    },
    '13.6': {
      anniversary:
        'Interest goes to the brokers in the same way. When a seller declines all bids, so does a subsidy as high as the highest bid.',
    },
    '13.7': {
      anniversary:
        'From the open sea you may sail to your own port at the bank and load what lies there for free; loading more later without moving is an action of its own.',
    },
    '13.8': {
      anniversary:
        'You cannot call in the turn that ends the game, nor in the turn in which you have won a broker auction.',
    },
    '13.9': {
      anniversary:
        'At the end an open auction goes to whoever holds the card; the bid is lost. Each container in your port at the bank counts $3.',
    },
    '14.1':
      'The order of the colours on the value cards is taken from the worked example and one other source; all orders known are the same game with colours renamed.',
    '14.2':
      'The anniversary supplies for three and four players rest on one source; those for five follow from the material.',
    '14.3':
      'That interest goes to the brokers, starting with I, is read from a summary; the rules proper are silent.',
    '14.4':
      'Whether in 2007 one must borrow to pay interest is not said. We say yes; the table may leave the choice to the debtor.',
    '14.5':
      'Whether a loan is settled when a building is seized for it is not printed; a comment of the publisher says so. By default the loan stays.',
    '14.6':
      'The anniversary rules only imply that buying without moving is an action; we allow it as in 2007.',
    '14.7':
      'At the brokers: an empty place cannot be marked; containers on the payment card keep their room in the store; what lies on the card cannot be used or seized; whoever has called may not bring about the end in the same turn.',
    '14.8':
      'A bid of $0 is allowed. A ship does not sail to the island empty. Cargo on a ship cannot be seized in the 2007 edition and protects no building. A free space left by a seized machine is the next to be built on. The printed rules let anybody borrow at any time; here you do it in your turn, before you bid or before you answer bids: at no other time is money needed.',
  },
};
