/** The rulebook of Container in English. */
import { type ContainerBook, editionOf, tablesWith } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10th anniversary' },
  editionOf,

  chapters: {
    1: 'Aim and material',
    2: 'Set-up',
    3: 'A turn',
    4: 'Interest and default',
    5: 'Domestic sale (for beginners)',
    6: 'Build a machine or a warehouse',
    7: 'Buy for your harbour store',
    8: 'Produce',
    9: 'Sail',
    10: 'The auction on the island',
    11: 'Loans',
    12: 'The end and scoring',
    13: 'The Investment Bank',
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
    '2.1': {
      '2007':
        'How many containers there are depends on the number of players. There are machines and warehouses enough for all.',
      anniversary: 'What there is depends on the number of players. Machines and warehouses too can run out.',
    },
    '2.2':
      'Each player starts with one warehouse, a machine of a colour nobody else has, and a container of that colour for $2 in the factory store.',
    '2.3': 'Each player has $20 and a value card; all ships are at sea.',
    '2.4': 'Chance decides who begins; play goes clockwise.',
    '3.1': {
      '2007':
        'At the start of your turn you pay interest on your loans. Then you have two actions, and after them the next player has a turn.',
      anniversary:
        'At the start of your turn you pay interest on your loans; with the Investment Bank you then take what you have won from a broker. Then you have two actions, and after them the next player has a turn.',
    },
    '3.2': 'You may do the same action twice, but produce only once.',
    '3.3': 'You do not have to use your actions.',
    '3.4': {
      '2007': 'You choose each of your two actions from these four:',
      anniversary:
        'You choose each of your two actions from these four; with the Investment Bank there is a fifth:',
    },
    '3.5': {
      '2007':
        'One action is one building, purchases from one seller, or one move of your ship. From port to port takes two: out to sea, and in again. Buying where your ship already lies is an action too.',
      anniversary:
        'One action is one building, purchases from one seller, or one move of your ship. From port to port takes two: out to sea, and in again.',
    },
    '3.6': {
      '2007':
        'Taking and repaying loans is no action: do it in your turn as often as you need to. Interest, a domestic sale (chapter 5), bids and the answer to bids are no actions either.',
      anniversary:
        'Taking and repaying loans is no action: do it in your turn as often as you need to. Interest, what you win from a broker, bids on the island and the answer to them are no actions either.',
    },
    '4.1': 'At the start of your turn you pay $1 for each of your loans.',
    '4.2': {
      '2007':
        'If you cannot pay and have only one loan, you may take another, which bears interest from your next turn on, or default. The table can make it a duty to borrow.',
      anniversary:
        'If you cannot pay and have only one loan, you must take another, which bears interest from your next turn on.',
    },
    '4.3':
      'You pay as much as you can. Each dollar missing is settled on its own, and the player to your right chooses what is taken.',
    '4.4': { '2007': 'First one container from your place on the island is taken.' },
    '4.5': {
      '2007':
        'Otherwise two containers from your harbour store, and what it lacks from your factory store; if there is only one, that is enough.',
    },
    '4.6': {
      '2007': 'Otherwise a warehouse or a machine. Those on the first two spaces of each kind are safe.',
    },
    '4.7': 'If there is nothing to take, the interest is waived.',
    '4.8': {
      anniversary:
        'For each dollar missing one container is taken, from the first of these places that has any: island, ship, port at the bank, harbour store, factory store. Buildings are never taken.',
    },
    '4.9': 'Seized containers leave the game.',
    '4.10': {
      '2007':
        'Cargo on your ship is not taken, but it is in play: as long as there is any, no building goes, and the interest is waived.',
    },
    '4.11': {
      '2007':
        'Each warehouse and machine stands on its space. The player to your right chooses which one goes, and one of your loans is settled with it.',
    },
    '4.12': {
      '2007':
        'Example: you have two loans and $1. You pay the dollar; another is missing. Nothing of yours lies on the island, but there is a white container in your harbour store and a black one in your factory store: both go. Had you no container at all, the player to your right would take a building: of three warehouses only the one on $5.',
      anniversary:
        'Example: you have two loans and no money, so $2 are missing. A tan container lies on your place on the island, and a white one on your ship: the tan one goes for the first dollar, the white one for the second. Your stores remain untouched.',
    },
    '5.1': {
      '2007':
        'Once a turn, after interest and before your actions, but not in your first turn, you may put one of your containers back into the supply for $2. It is not an action.',
    },
    '5.2': {
      '2007': 'It comes from your factory store, or from your harbour store if the factory store is empty.',
    },
    '6.1':
      'Pay the bank the price on the next empty space. What you build works at once: a new machine already produces in the same turn, a new warehouse already has room.',
    '6.2': 'You can have four machines and five warehouses.',
    '6.3': 'Your machines all have different colours.',
    '6.4': { anniversary: 'A colour of machines, or all warehouses, may be sold out.' },
    '6.5': { '2007': 'A space left empty by a seizure is the next to be built on, at its price.' },
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
      'A ship goes from the open sea into another player’s harbour or to the island, and from there back to sea: each of these moves is an action. It never enters its own harbour.',
    '9.2':
      'At the end of a move into a harbour you may buy any containers there at the prices marked. The owner cannot refuse.',
    '9.3': { '2007': 'Buying where the ship already lies is an action of its own.' },
    '9.4': 'A ship carries five containers.',
    '9.5': {
      '2007': 'The table can decide that a ship loads only at the end of a move.',
      anniversary:
        'A ship loads only at the end of a move. The table can allow it to load where it already lies too; that is an action of its own.',
    },
    '10.1': 'A ship with cargo that reaches the island sells all of it at once.',
    '10.2': 'All others make a sealed bid, from $0 to what they have in cash. All bids are shown together.',
    '10.3':
      'If several bid most, they may secretly add to their bids, once. If they still tie, the seller chooses among them.',
    '10.4':
      'The seller accepts: the winner pays the bid, the government adds the same again, and the cargo goes to the winner’s place on the island.',
    '10.5':
      'Or the seller declines, pays the highest offer to the bank and keeps the cargo. This takes enough cash; borrowing first is allowed.',
    '10.6': 'The auction ends the seller’s turn. The others keep their money.',
    '10.7':
      'After the auction a seller with a loan and the cash for it may still repay; then the turn is over.',
    '10.8':
      'Example: you bring two tan containers and a white one to the island; everybody has $20. The bids are $9, $9 and $4. The two at $9 add $1 and $3 in secret, so that they offer $10 and $12. You accept: the winner pays you $12, the government another $12. You have $44 and the winner $8, and the cargo goes to the winner’s place on the island. Or you decline: you pay $12 to the bank, have $8 left, and the cargo goes to your own place.',
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
    '12.5': {
      '2007': 'On a tie, whoever has more containers left on the island wins. Otherwise the win is shared.',
      anniversary:
        'On a tie, whoever has more containers in the factory store wins. Otherwise the win is shared.',
    },
    '12.6': {
      '2007':
        'If for three rounds nobody produces, buys, builds or holds an auction on the island, the game ends as it stands. The table sets the number of rounds.',
      anniversary:
        'If for three rounds nobody produces, buys, builds, calls a broker or holds an auction on the island, the game ends as it stands. The table sets the number of rounds.',
    },
    '12.7': 'A production that makes nothing is no trade. With 0 rounds the game never ends in this way.',
    '12.8':
      'Example: on your value card orange is worth 10, tan 5/10, white 6, black 4 and brown 2. On the island you have four orange, four brown, three tan, two white and two black containers: all five colours, so tan counts 10. Orange and brown are the most; brown is worth less and goes. With what else you have, that makes $98:',
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
        'From the open sea you may sail to your own port at the bank and load what lies there for free, at the end of that move; later, without moving, only where the table allows it (9.5).',
    },
    '13.8': {
      anniversary:
        'You cannot call in the turn that ends the game, nor in the turn in which you have won a broker auction.',
    },
    '13.9': {
      anniversary:
        'At the end an open auction goes to whoever holds the card; the bid is lost. Each container in your port at the bank counts $3.',
    },
    '13.10': {
      anniversary:
        'Example: at the start of the game you call broker I and bid $4 for his two containers. If somebody else bids $5, you have your $4 back at once. If nobody does, then at the start of your next turn both containers go to your port at the bank, and your $4 to the brokers: $2 to I, $1 to II, $1 to III. They now have $3, $3 and $4.',
    },
    '14.1':
      'Guess: the order of the colours on the value cards is taken from the worked example and one other source. All orders known are the same game with colours renamed.',
    '14.2': {
      anniversary:
        'Guess: the supplies for three and four players rest on one source. Those for five follow from the material.',
    },
    '14.3': {
      anniversary:
        'Guess: that interest goes to the brokers, starting with I, is read from a summary. The rules proper are silent.',
    },
    '14.4': {
      '2007': 'Printed: borrowing to pay interest is your choice. House rule: the table can make it a duty.',
    },
    '14.5': {
      '2007':
        'Official change: when a building is seized, a loan is settled with it. The first print does not say so; the table can play without it.',
    },
    '14.6': {
      '2007': 'Printed: a ship may load without moving. House rule: the table can forbid it.',
      anniversary:
        'Printed: a ship loads only at the end of a move. House rule: the table can allow it to load without moving.',
    },
    '14.7': {
      anniversary:
        'Our rulings at the brokers: an empty place cannot be marked. Containers on the payment card keep their room in the store. What lies on the card cannot be used or seized. Whoever has called may not bring about the end in the same turn.',
    },
    '14.8':
      'Our rulings: a bid of $0 is allowed. A ship does not sail to the island empty. The printed rules let anybody borrow at any time; here you do it in your turn, before you bid or before you answer bids: at no other time is money needed.',
    '14.9': {
      '2007':
        'Printed: buildings are taken only from a player with no container in play at all. Our ruling: cargo aboard is in play. House rule: the table can let it protect nothing.',
    },
    '14.10': {
      '2007':
        'Our ruling, because the printed rules name the spaces: the neighbour chooses which building goes, and the gap is the next to be built on, at its price.',
    },
    '14.11':
      'House rule: no print ends the game after rounds without trade (12.6). The table can switch it off.',
    '14.12': {
      '2007':
        'Our rulings: the printed example of a default differs from language to language; we take two containers for each dollar missing. Where seized containers go is not said; with us they leave the game.',
    },
    '14.13': {
      '2007':
        'Our rulings: loans taken while bidding stay hidden until the bids are shown. On a tie you may add $0, which only the Dutch text forbids. Printed: you may repay at any time in your turn, after the auction too.',
      anniversary:
        'Our ruling: loans taken while bidding stay hidden until the bids are shown. Printed: on a tie you may add $0, and you may repay at any time in your turn, after the auction too. That the auction ends the turn stands only in the player aid.',
    },
    '14.14': {
      '2007':
        'Our ruling, from the French text: on a tie, containers on the island are counted after the discard.',
    },
    '14.15': {
      '2007':
        'Our rulings: you may produce only to change prices, even if nothing can be made. You may not change factory prices without producing.',
    },
    '14.16': {
      anniversary:
        'Our rulings for the bank: interest comes before what you win from a broker, and after a win there is no call for the rest of the turn. How many money cards somebody holds is not shown, and there are no bluff cards.',
    },
  },

  tables: tablesWith({
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    players: 'Players',
    containers: 'Containers of each colour',
    machines: 'Machines of each colour',
    warehouses: 'Warehouses',
    action: 'Action',
    once: 'What one action does',
    cost: 'You pay',
    chapter: 'chapter',
    build: ['Build', 'One machine or one warehouse.', 'The price of its space, to the bank'],
    buy: [
      'Buy',
      'Any containers from the factory store of one other player. You may change all prices in your harbour store.',
      'The prices marked, to the seller',
    ],
    produce: [
      'Produce',
      'Each of your machines makes a container. You may change all prices in your factory store. Once a turn.',
      '$1, to the player on your right',
    ],
    sail: [
      'Sail',
      'One move of your ship. In a harbour it loads; on the island it sells all its cargo.',
      'Nothing; for containers the prices marked, to the owner',
    ],
    call: ['Call a broker', 'One bid for what one of the brokers holds.', 'Your bid, if you win'],
    what: 'What',
    number: 'Number',
    each: 'Each',
    sum: 'Sum',
    discarded: 'discarded',
    harbour: 'Harbour store',
    ship: 'Ship',
    cash: 'Cash',
    loan: 'Loan',
    total: 'Together',
    colours: ['Black', 'Brown', 'Orange', 'Tan', 'White'],
  }),
};
