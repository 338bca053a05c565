import type { PageMessage } from '../service-worker/messages';

let registered: Promise<unknown> | undefined;

/** The worker that shows notifications, once it runs. @throws where the browser has none, as on an insecure address */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register('/sw.js');
  await registered;
  return navigator.serviceWorker.ready;
}

/** With what was loaded before it ruled the page. */
export async function startWorker() {
  // Where there is none, the site does without.
  const active = await serviceWorker().then(
    (registration) => registration.active,
    () => null,
  );
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const message: PageMessage = { type: 'loaded', paths: loaded.filter((path) => path.startsWith('/assets/')) };
  active?.postMessage(message);
}
