import type { AlertText } from './alert-text.ts';

/** A colon before names and titles spares them their endings. */
export const ru: AlertText = {
  turn: {
    subject: (title) => `${title}: ваш ход`,
    body: (title, names) => `Сейчас ваш ход. Игра: ${title}. За столом с вами: ${names}.`,
  },
  over: {
    subject: (title) => `${title}: партия окончена`,
    body: (title, names, place) => {
      const sentence = `Партия окончена. Игра: ${title}. За столом с вами: ${names}.`;
      return place === null ? sentence : `${sentence} Ваше место: ${place}.`;
    },
  },
  toTheTable: 'Перейти к столу:',
  unsubscribe: 'Вы получили это письмо, потому что выбрали так в настройках. Отписаться можно здесь:',
  unsubscribing: {
    title: 'Больше не получать писем от Quayside',
    question: 'Больше не писать вам, когда наступает ваш ход или заканчивается партия?',
    button: 'Отписаться',
    done: 'Готово: таких писем больше не будет. Снова включить их можно в настройках.',
    failed: 'Эта ссылка больше не действует. Отключить письма можно в настройках.',
  },
};
