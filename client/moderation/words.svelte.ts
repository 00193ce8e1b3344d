/** The words of muting, reporting and moderating, loaded with the first part of a page that says them. */
import { app } from '../app.svelte.ts';
import { moreWords } from '../words.svelte.ts';
import { moderationText } from './text/index.ts';

export const moderationWords = await moreWords(moderationText, app.language);
