/** What threads do for the server, by name. */
export { think } from './bots/think.ts';
export { checkLog } from './check-log.ts';
