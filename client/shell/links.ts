/** Links between pages change the page without loading it anew. */
import { app } from '../app.svelte.ts';

/** What the browser does better itself: other windows, downloads, other sites, the server's own pages, places on this page. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const held = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const leaves = link.origin !== location.origin || link.pathname.startsWith('/api/');
  const stays = link.pathname === location.pathname && link.hash !== '';
  return (
    event.defaultPrevented || held || leaves || stays || link.target !== '' || link.hasAttribute('download')
  );
}

export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || isForBrowser(event, link)) return;
  event.preventDefault();
  app.go(link.pathname + link.search + link.hash);
}
