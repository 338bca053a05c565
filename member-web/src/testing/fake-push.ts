import { vi } from 'vitest';

const KEY = Buffer.from('the public key of the site');
/** As settings name it. */
export const PUBLIC_KEY = KEY.toString('base64url');

/** A browser that can be told by push: what the member answers is the permission. */
export function fakePush(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const worker = new EventTarget();
  let subscription: object | null = null;
  const notification = {
    permission,
    requestPermission: () => Promise.resolve((notification.permission = answer)),
  };
  const made = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array(KEY).buffer },
    unsubscribe: () => {
      subscription = null;
      return Promise.resolve(true);
    },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'public', auth: 'secret' } }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: vi.fn((_options: PushSubscriptionOptionsInit) => Promise.resolve((subscription = made))),
  };
  const container = Object.assign(worker, {
    register: () => Promise.resolve(),
    ready: Promise.resolve({ pushManager }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  return {
    subscribed: () => subscription !== null,
    subscribe: pushManager.subscribe,
    /** As in the browser's own settings. */
    permit: (state: NotificationPermission) => void (notification.permission = state),
    say: (data: object, ports: Pick<MessagePort, 'postMessage'>[] = []) =>
      worker.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data }), 'ports', { value: ports })),
  };
}

export function noPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
