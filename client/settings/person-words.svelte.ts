/** The words for settings and people, loaded with the first page that says them. */
import { app } from '../app.svelte.ts';
import { personText } from '../text/person/index.ts';
import { moreWords } from '../words.svelte.ts';

export const personWords = await moreWords(personText, app.language);
