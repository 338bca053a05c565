import type { DiscreetPlace, DiscreetWords, PageMessage, WorkerMessage } from './messages';
import { readPush, toNotification, type Push } from './notification';
import { answerTo, dropOlder, keepFiles, takeRelease, type Built } from './shell';

declare const self: ServiceWorkerGlobalScope & { BUILT?: Built };

const built: Built = self.BUILT ?? { first: [], later: [] };

// Pages of the last release go on as they are: what they have loaded is theirs, and what they have not is asked of the
// server, as without a worker.
self.addEventListener('install', (event) => event.waitUntil(takeRelease(built).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOlder(built).then(begin)));

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { type, paths } = event.data as PageMessage;
  if (type === 'loaded') event.waitUntil(keepFiles(paths.filter((path) => built.later.includes(path))));
});

self.addEventListener('push', (event) => {
  const push = readPush(event.data?.text());
  if (push) event.waitUntil(show(push));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

async function begin() {
  await self.clients.claim();
  for (const page of await pages()) tell(page, { type: 'release', first: built.first });
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const tell = (page: Client, message: WorkerMessage) => page.postMessage(message);

/** Pages reload what is new (CHT-09); whoever has one before their eyes needs no notification. */
async function show(push: Push): Promise<void> {
  const open = await pages();
  for (const page of open) tell(page, { type: 'push' });
  await self.navigator.setAppBadge?.(push.badge).catch(() => undefined);
  if (open.some((page) => page.visibilityState === 'visible')) return;
  const { title, options } = toNotification(push, await discreetWords());
  await self.registration.showNotification(title, options);
}

async function discreetWords(): Promise<DiscreetWords | undefined> {
  const { path, cache: cacheName }: DiscreetPlace = { cache: 'device', path: '/discreet' };
  const words = await caches.match(path, { cacheName });
  return (await words?.json()) as DiscreetWords | undefined;
}

async function open(path: string): Promise<void> {
  const [page] = await pages();
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  tell(page, { type: 'open', path });
  await page.focus();
}
