/**
 * Keeps the pages, so that they open without a connection, and shows alerts while no page is open.
 * What the server says is never kept: a table is as it is, or it is not shown.
 */

/** Put in by the build: every file of the pages, and a name for all of them together. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** What the browser's own types do not tell a page's script about such a worker. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): Alert } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Alert {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(of: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const scope = globalThis as unknown as WorkerScope;
const FIRST_PAGE = '/index.html';
/** How long a page may take before the kept one is shown. */
const PATIENCE = 4_000;

const listen = (type: string, hear: (event: never) => void): void =>
  addEventListener(type, hear as unknown as EventListener);

listen('install', (event: Waiting) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll([FIRST_PAGE, ...FILES])));
});

listen('activate', (event: Waiting) => event.waitUntil(forgetOlder()));

/** Older pages are closed by now, so nobody asks for their files any more. */
async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
}

listen('fetch', (event: Asking) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|socket)(\/|$)/.test(pathname))
    return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (FILES.includes(pathname)) event.respondWith(keptFile(request));
});

/** Of pages the newest is wanted; the kept one will do. */
async function freshPage(request: Request): Promise<Response> {
  try {
    const page = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (page.status < 500) return page;
  } catch {
    // No connection: then the kept one.
  }
  return (await caches.match(FIRST_PAGE)) ?? Response.error();
}

/** A file's name changes with its content. */
async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

listen('push', (event: Pushed) => {
  if (!event.data) return;
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: url }),
  );
});

listen('notificationclick', (event: Clicked) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** The page that is open already, or a new one. */
async function show(url: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window' });
  const there = open.find((page) => page.url === url);
  await (there ? there.focus() : scope.clients.openWindow(url));
}
