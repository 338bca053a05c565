import { readPush, toNotification, type Push } from './notification';

declare const self: ServiceWorkerGlobalScope;

/** What open pages are told: something is new, or a notification was pressed. */
export type WorkerMessage = { type: 'push' } | { type: 'open'; path: string };

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const push = readPush(event.data?.text());
  if (push) event.waitUntil(show(push));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const tell = (page: Client, message: WorkerMessage) => page.postMessage(message);

/** Pages reload what is new (CHT-09); whoever has one before their eyes needs no notification. */
async function show(push: Push): Promise<void> {
  const open = await pages();
  for (const page of open) tell(page, { type: 'push' });
  await self.navigator.setAppBadge?.(push.badge).catch(() => undefined);
  if (open.some((page) => page.visibilityState === 'visible')) return;
  const { title, options } = toNotification(push);
  await self.registration.showNotification(title, options);
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
