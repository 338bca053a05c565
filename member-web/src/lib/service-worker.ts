import type { PageMessage, WorkerMessage } from '../service-worker/messages';
import { hearOffers, showDiscreetIcons } from './device';
import { discreetName } from './discreet-name';
import { tellNewRelease } from './release';

/** In milliseconds; browsers themselves ask only when a page is loaded, and this one may stay open for days. */
const ASK_AGAIN = 15 * 60_000;

let registered: Promise<unknown> | undefined;

/** The worker that shows notifications, once it runs. @throws where the browser has none, as on an insecure address */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register('/sw.js');
  await registered;
  return navigator.serviceWorker.ready;
}

/**
 * With what was loaded before it ruled the page, and what makes the site an app.
 *
 * @param entry the script that this page began with: each release has one of its own
 * @param shown once the first screen has what it asks for: until then a phone has better things to do
 */
export async function startWorker(entry: string, shown: Promise<void>) {
  hearOffers();
  if (discreetName() !== null) showDiscreetIcons();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'release' && data.first.length > 0 && !data.first.includes(entry)) tellNewRelease();
  });
  await shown;
  // Where there is none, the site does without.
  const active = await serviceWorker().then(
    (registration) => {
      askAgain(registration);
      return registration.active;
    },
    () => null,
  );
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const message: PageMessage = { type: 'loaded', paths: loaded.filter((path) => path.startsWith('/assets/')) };
  active?.postMessage(message);
}

function askAgain(registration: ServiceWorkerRegistration) {
  let asked = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    // Without a network there is another time.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, ASK_AGAIN);
}
