/** A thread of the pool: does each piece it is given and sends back the result. */
import { parentPort } from 'node:worker_threads';
import { doWork, type Work } from './work.ts';

parentPort?.on('message', async (piece: Work) => parentPort?.postMessage(await doWork(piece)));
