import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource/spectral/400-italic.css';
import '@fontsource/spectral/600.css';
import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte.ts';
import { letters } from './kit/letters.ts';
import { keepPages } from './shell/kept.ts';
import { LANGUAGE_NAMES } from './text/language-names.ts';
import { words } from './words.svelte.ts';

// Who one is may come a little later; words may not.
const recognised = app.recognise();
await Promise.all([words.load(app.language), letters(LANGUAGE_NAMES[app.language])]);
mount(App, { target: document.body });
// Only now, so that it takes nothing from the first page.
keepPages();
void recognised.then(async () => {
  if (app.me && app.online) await (await import('./local/bring.ts')).bringAll();
});
