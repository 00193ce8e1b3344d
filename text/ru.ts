import { comparedIn } from './compared.ts';
import { count, formFor } from './languages.ts';
import type { TableText } from './table-text.ts';

const field = (path: string): string => (path === '' ? 'Значение' : `Поле «${path}»`);
const upTo = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);

export const ru: TableText = {
  faults: {
    missing: (path) => `${field(path)} отсутствует.`,
    unknown: (path) => `${field(path)} здесь неизвестно.`,
    type: (path, { wanted }) => `${field(path)} должно быть ${KINDS[wanted as keyof typeof KINDS]}.`,
    range: (path, { value, min, max }) =>
      `${field(path)} равно ${value}, а должно быть в пределах от ${min} до ${max}.`,
    againstRule: (path, { value, min, max, rule }) =>
      `${field(path)} равно ${value}, а по правилу ${rule} должно быть ${min === max ? `равно ${min}` : `в пределах от ${min} до ${max}`}.`,
    choice: (path, { value, values }) => `${field(path)} равно «${value}», а допустимо только: ${values}.`,
    tooLong: (path, { length, max }) =>
      `${field(path)} слишком длинное: элементов ${length}, а допустимо ${max}.`,
    length: (path, { length, wanted }) => `${field(path)}: элементов ${length} вместо ${wanted}.`,
    sum: (path, { got, sum }) => `${field(path)} даёт в сумме ${got} вместо ${sum}.`,
    conflict: (path, { with: other }) => `${field(path)} не сочетается с ${other}.`,
    textLength: (path, { length, min, max }) =>
      `${field(path)}: знаков ${length}, а должно быть от ${min} до ${max}.`,
    unprintable: (path) => `${field(path)}: есть знаки, которые нельзя показать.`,
  },
  logFaults: {
    empty: () => 'Файл пуст.',
    notJson: () => 'Эта строка — не JSON.',
    notALog: () => 'Это не запись партии Quayside.',
    malformed: ({ fault }, say) => `Строку не удаётся прочитать. ${say(fault)}`,
    unknownGame: ({ game }) => `Quayside не знает игру «${game}».`,
    unknownVersion: ({ version, newest }) =>
      `Запись сделана по версии правил ${version}, которой никогда не было; последняя версия — ${newest}.`,
    badSeats: ({ seats, min, max }) => `Число игроков в этой игре — ${upTo(min, max)}, а не ${seats}.`,
    wrongNumber: ({ n, wanted }) => `Ход ${n} стоит на месте хода ${wanted}.`,
    gameOver: () => 'Партия к этому времени уже закончилась.',
    refused: ({ refusal, rule }) => `Правила не разрешают этот ход (${refusal}, правило ${rule}).`,
    wrongLuck: () => 'Выпавшие кубики и карты не подходят к этому ходу.',
    hashDiffers: () => 'Позиция после этой строки не совпадает с записанной.',
  },
  atLine: (line, what) => `строка ${line}: ${what}`,
  withRule: (sentence, rule) => `${sentence} (правило ${rule})`,
  unknownGame: (game, known) => `Игры «${game}» здесь нет. Есть: ${known}.`,
  unknownEdition: (game, edition, known) =>
    known === ''
      ? `У игры ${game} только одно издание: --edition не нужно.`
      : `У игры ${game} нет издания «${edition}». Есть: ${known}.`,
  unknownBot: (bot, known) => `Бота «${bot}» здесь нет. Есть: ${known}.`,
  badSeats: (seats, min, max) => `Число игроков в этой игре — ${upTo(min, max)}, а не ${seats}.`,
  verify: {
    findings: {
      sumDiffers: () => 'Контрольная сумма в конце не сходится: файл не такой, каким его записал стол.',
      noTable: () => 'Эта запись сделана не за столом: проверять в ней нечего.',
      commitmentDiffers: () => 'Это не то зерно, за которое стол поручился до партии.',
      drawDiffers: ({ k }) => `Жребий ${k} не следует из зерна.`,
      sealDiffers: ({ n }) => `Печать хода ${n} не подходит к этому ходу.`,
      namesDiffer: () => 'В записи другие имена, чем у тех, кто сидел здесь за этим столом.',
    },
    noted: {
      otherTable: ({ noted, found }) =>
        `Ваши доказательства относятся к столу ${noted}, а запись — к столу ${found}.`,
      otherCommitment: ({ noted, found }) => `Стол обещал вам ${noted}, а здесь указано ${found}.`,
      otherNonce: ({ seat, noted, found }) =>
        seat === null
          ? `Вы отправили ${noted}, но такого вклада нет ни у одного места.`
          : `Вклад места ${seat + 1}: ${found}, а вы отправили ${noted}.`,
      otherSeal: ({ seat, seal, n }) =>
        n === null
          ? `Для закрытого хода места ${seat + 1} вам показали печать ${seal}, а стол её подменил.`
          : `Печать хода ${n} (место ${seat + 1}) не та, что вам показали: ${seal}.`,
      otherMove: ({ seat, n }) =>
        n === null
          ? `Не хватает хода, который вы отправили с места ${seat + 1}.`
          : `Ход ${n} (место ${seat + 1}) не тот, что вы отправили.`,
    },
    agrees: (compared) => `То, что вы записали, сходится: ${comparedIn('ru', compared, NOTED)}.`,
    notEvidence: 'Это не файл доказательств со страницы проверки случайности.',
    oneFile: 'Доказательства относятся к одному столу: укажите одну запись.',
    sound: (title, { moves, draws, seals }) =>
      `${title}. Проверено: ${count('ru', moves, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}, ${count('ru', draws, { one: 'жребий', few: 'жребия', many: 'жребиев', other: 'жребия' })}, ${count('ru', seals, { one: 'печать', few: 'печати', many: 'печатей', other: 'печати' })}; всё как обещано.`,
    promise: (table, commitment) => `Перед партией стол ${table} должен был показать: ${commitment}`,
    more: (n) =>
      `… и ещё ${count('ru', n, { one: 'нарушение', few: 'нарушения', many: 'нарушений', other: 'нарушения' })}`,
    total: (files, sound) =>
      `Как обещано: ${sound} из ${files} ${formFor('ru', files, { one: 'файла', few: 'файлов', many: 'файлов', other: 'файла' })}.`,
  },
  play: {
    welcome: (title, seed) => `${title}. Удача этой партии — номер ${seed}.`,
    you: 'Шкипер',
    player: (n) => `Игрок ${n}`,
    turn: (name) => `Ваш выбор, ${name}:`,
    choose: (n) => (n === 1 ? 'Enter — единственный вариант' : `1–${n} или ход словами`),
    more: (n) => `… и ещё ${count('ru', n, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}`,
    help: (example) =>
      `Число выбирает вариант. Словами: ${example}. «rules 4.3» показывает правило, «board» — стол, «quit» — выход.`,
    own: (examples) => `Или составьте ход сами: ${examples}`,
    example: (typed) => `Например: ${typed}`,
    misread: {
      unclear: ({ part }) => `«${part}» — непонятно.`,
      unknownWord: ({ part, known }) => `«${part}» — такого здесь нет. Есть: ${known}.`,
      severalWords: ({ part, known }) => `«${part}» можно понять по-разному: ${known}.`,
      outOfRange: ({ part, min, max }) => `«${part}»: число должно быть от ${min} до ${max}.`,
      tooMany: ({ part, most }) => `«${part}»: не больше ${most}.`,
      noNumber: ({ part }) => `«${part}»: не хватает числа.`,
      notThere: ({ part }) => `«${part}»: столько там нет.`,
      incomplete: () => 'Чего-то не хватает.',
    },
    notAMove: (input) => `«${input}» — не номер из списка и не ход.`,
    saved: (file) => `Партия сохранена в файле ${file}.`,
    over: 'Партия окончена.',
    place: (place, name, score) => `${place}. ${name}: ${score}`,
    kept: (title, moves, over) =>
      `${title}, ${count('ru', moves, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}${over ? '' : ', не окончена'}`,
    goodbye: 'Попутного ветра!',
  },
};

const NOTED = {
  promise: 'обещание',
  nonces: {
    one: 'вклад в случайность',
    few: 'вклада в случайность',
    many: 'вкладов в случайность',
    other: 'вклада в случайность',
  },
  seals: { one: 'печать', few: 'печати', many: 'печатей', other: 'печати' },
  moves: { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' },
};

const KINDS = {
  flag: 'true или false',
  text: 'текстом',
  integer: 'целым числом',
  choice: 'словом или числом',
  list: 'списком',
  fields: 'объектом с полями',
  hex64: 'числом из 64 шестнадцатеричных цифр',
};
