import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import { serviceWorker } from '../../lib/service-worker';
import { createStore, useStore } from '../../lib/store';

/** `unknown` until it is found out (NTF-03). */
export type PushState = 'unknown' | 'unsupported' | 'capable' | 'subscribed' | 'denied';

export const pushState = createStore<PushState>('unknown');
export const usePushState = () => useStore(pushState, (state) => state);

/** Whose news this browser shows: on a shared computer one member's choice is not another's. */
const OWNER = 'push-member';

const isCapable = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Finds out how things stand, and goes on telling the member who asked for it. */
export async function resumePush(memberId: string, publicKey: string | null): Promise<void> {
  if (!publicKey || !isCapable()) return pushState.set('unsupported');
  if (Notification.permission === 'denied') return pushState.set('denied');
  try {
    if (Notification.permission === 'granted' && localStorage.getItem(OWNER) === memberId) {
      await save(publicKey);
      pushState.set('subscribed');
    } else {
      await forget();
      pushState.set('capable');
    }
  } catch (error) {
    // Where only the server could not be told anew, the browser goes on showing what comes.
    pushState.set(isApiError(error) ? 'subscribed' : 'unsupported');
  }
}

/**
 * Asks the browser's permission first.
 *
 * @returns whether it is on now
 * @throws when the browser or the server could not do it
 */
export async function subscribeToPush(memberId: string, publicKey: string): Promise<boolean> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') pushState.set('denied');
  if (permission !== 'granted') return false;
  await save(publicKey);
  localStorage.setItem(OWNER, memberId);
  pushState.set('subscribed');
  return true;
}

export async function unsubscribeFromPush(): Promise<void> {
  await dataOf(api.DELETE('/api/push/subscription'));
  localStorage.removeItem(OWNER);
  await forget().catch(() => undefined);
  pushState.set('capable');
}

async function save(publicKey: string): Promise<void> {
  const { pushManager } = await serviceWorker();
  let subscription = await pushManager.getSubscription();
  if (subscription && keyOf(subscription) !== publicKey) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await dataOf(api.POST('/api/push/subscription', { body: { endpoint, keys: { p256dh, auth } } }));
}

const forget = async () => (await (await serviceWorker()).pushManager.getSubscription())?.unsubscribe();

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
