/** The words for what opens an account, loaded with the first page that says them. */
import { app } from '../app.svelte.ts';
import { accessText } from '../text/access/index.ts';
import { moreWords } from '../words.svelte.ts';

export const accessWords = await moreWords(accessText, app.language);
