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
  // First: a page that sleeps hears nothing.
  await page.focus();
  // Only one that this worker rules can be led by it.
  if (!(await goes(page, path))) await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Milliseconds. No answer comes from a page where nobody is logged in, or that has failed. */
const ANSWERS_WITHIN = 1_500;

/** Whether the page goes there by itself, and so asks about what is not saved on it. */
function goes(page: Client, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWERS_WITHIN);
  });
  page.postMessage({ type: 'open', path } satisfies WorkerMessage, [port2]);
  return answer.finally(() => port1.close());
}
