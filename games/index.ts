/** The registry: the only file that knows all games. */
import { adviser as cargoNoirAdviser, bots as cargoNoirBots } from './cargo-noir/bots/index.ts';
import { training as cargoNoirTraining } from './cargo-noir/bots/training.ts';
import { figures as cargoNoirFigures } from './cargo-noir/figures.ts';
import { frozen as cargoNoirFrozen } from './cargo-noir/frozen/index.ts';
import { endings as cargoNoirEndings } from './cargo-noir/rules/endings.ts';
import { cargoNoir } from './cargo-noir/rules/index.ts';
import { trial as cargoNoirTrial } from './cargo-noir/rules/trial.ts';
import { text as cargoNoirText } from './cargo-noir/text/index.ts';
import { notation as cargoNoirNotation } from './cargo-noir/text/notation/index.ts';
import { points as cargoNoirPoints } from './cargo-noir/text/points/index.ts';
import { training as containerTraining } from './container/bots/expert/training.ts';
import {
  adviser as containerAdviser,
  bots as containerBots,
  botsWith as containerBotsWith,
} from './container/bots/index.ts';
import { response as containerResponse } from './container/bots/response.ts';
import { figures as containerFigures } from './container/figures.ts';
import { frozen as containerFrozen } from './container/frozen/index.ts';
import { endings as containerEndings } from './container/rules/endings.ts';
import { container } from './container/rules/index.ts';
import { trial as containerTrial } from './container/rules/trial.ts';
import { text as containerText } from './container/text/index.ts';
import { notation as containerNotation } from './container/text/notation/index.ts';
import { points as containerPoints } from './container/text/points/index.ts';
import { type Entry, entry } from './entry.ts';
import { adviser as shanghaienAdviser, bots as shanghaienBots } from './shanghaien/bots/index.ts';
import { training as shanghaienTraining } from './shanghaien/bots/solver/training.ts';
import { frozen as shanghaienFrozen } from './shanghaien/frozen/index.ts';
import { endings as shanghaienEndings } from './shanghaien/rules/endings.ts';
import { shanghaien } from './shanghaien/rules/index.ts';
import { trial as shanghaienTrial } from './shanghaien/rules/trial.ts';
import { stream as shanghaienStream } from './shanghaien/stream.ts';
import { text as shanghaienText } from './shanghaien/text/index.ts';
import { points as shanghaienPoints } from './shanghaien/text/points/index.ts';

export const GAMES: Readonly<Record<string, Entry>> = {
  [container.id]: entry({
    game: container,
    frozen: containerFrozen,
    trial: containerTrial,
    goldens: ['2007', 'investmentBank'],
    endings: containerEndings,
    figures: containerFigures,
    bots: containerBots,
    adviser: containerAdviser,
    points: containerPoints,
    training: containerTraining,
    response: containerResponse,
    botsWith: containerBotsWith,
    text: containerText,
    notation: containerNotation,
  }),
  [shanghaien.id]: entry({
    game: shanghaien,
    frozen: shanghaienFrozen,
    trial: shanghaienTrial,
    goldens: ['base', 'captain+noShanghai+sharks+doubles', 'everyTrick'],
    endings: shanghaienEndings,
    stream: shanghaienStream,
    bots: shanghaienBots,
    adviser: shanghaienAdviser,
    points: shanghaienPoints,
    training: shanghaienTraining,
    text: shanghaienText,
  }),
  [cargoNoir.id]: entry({
    game: cargoNoir,
    frozen: cargoNoirFrozen,
    trial: cargoNoirTrial,
    goldens: ['base'],
    endings: cargoNoirEndings,
    figures: cargoNoirFigures,
    bots: cargoNoirBots,
    adviser: cargoNoirAdviser,
    points: cargoNoirPoints,
    training: cargoNoirTraining,
    text: cargoNoirText,
    notation: cargoNoirNotation,
  }),
};
