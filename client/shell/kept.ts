/** Has the browser keep the pages, once they have been loaded. */
const WORKER = '/service-worker.js';

/** Browsers allow it only on safe addresses, and while one works on the pages it would be in the way. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(WORKER).catch(() => undefined);
}

/** Throws away what was kept and loads everything anew. */
export async function loadAnew(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  location.reload();
}
