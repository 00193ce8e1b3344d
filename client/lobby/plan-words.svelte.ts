/** The words for opening a table, loaded with the first page that says them. */
import { app } from '../app.svelte.ts';
import { planText } from '../text/plan/index.ts';
import { moreWords } from '../words.svelte.ts';

export const planWords = await moreWords(planText, app.language);
