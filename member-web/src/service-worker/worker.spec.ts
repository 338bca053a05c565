import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Handler = (event: Record<string, unknown>) => void;

const page = (visibilityState: string, answers = true) => ({
  visibilityState,
  postMessage: vi.fn((_message: object, ports?: MessagePort[]) => answers && ports?.[0]?.postMessage(true)),
  focus: vi.fn(),
  navigate: vi.fn(() => Promise.resolve()),
});
const handlers = new Map<string, Handler>();
let open: ReturnType<typeof page>[] = [];
/** What a page has left for a device that is to be discreet. */
let words: { title: string; body: string } | undefined;
const showNotification = vi.fn();
const setAppBadge = vi.fn((_count: number) => Promise.resolve());
const openWindow = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('caches', { match: () => Promise.resolve(words && Response.json(words)) });
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    clients: { matchAll: () => Promise.resolve(open), openWindow, claim: vi.fn() },
    registration: { showNotification },
    navigator: { setAppBadge },
  });
  await import('./worker');
});
beforeEach(() => {
  open = [];
  words = undefined;
  vi.clearAllMocks();
});

async function fire(type: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => void (done = work);
  handlers.get(type)!({ ...event, waitUntil });
  await done;
}
const push = { title: 'Anna', body: 'Vindt je leuk', path: '/members/a', tag: 'like-a', badge: 3 };
const arrive = () => fire('push', { data: { text: () => JSON.stringify(push) } });

describe('NTF-03 the service worker', () => {
  it('shows a push and counts on the badge while no page is open', async () => {
    await arrive();
    expect(showNotification).toHaveBeenCalledWith('Anna', expect.objectContaining({ body: 'Vindt je leuk' }));
    expect(setAppBadge).toHaveBeenCalledWith(3);
  });

  it('CLI-07 shows neutral words where a page has left some', async () => {
    words = { title: 'Notities', body: 'Er is iets nieuws.' };
    await arrive();
    expect(showNotification).toHaveBeenCalledWith('Notities', expect.objectContaining({ body: 'Er is iets nieuws.' }));
  });

  it('tells every page, and shows it too while none is in sight', async () => {
    open = [page('hidden')];
    await arrive();
    expect(open[0]!.postMessage).toHaveBeenCalledWith({ type: 'push' });
    expect(showNotification).toHaveBeenCalledTimes(1);
  });

  it('shows nothing beside a page in sight', async () => {
    open = [page('hidden'), page('visible')];
    await arrive();
    expect(open[1]!.postMessage).toHaveBeenCalledWith({ type: 'push' });
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('leads to what a pressed notification is about, in the page that is open', async () => {
    const close = vi.fn();
    const press = () => fire('notificationclick', { notification: { close, data: { path: '/chats/1' } } });
    await press();
    expect(openWindow).toHaveBeenCalledWith('/chats/1');
    open = [page('hidden')];
    await press();
    expect(open[0]!.postMessage).toHaveBeenCalledWith({ type: 'open', path: '/chats/1' }, [expect.anything()]);
    expect(open[0]!.focus).toHaveBeenCalled();
    expect(open[0]!.navigate).not.toHaveBeenCalled();
    // As where nobody is logged in.
    open = [page('hidden', false)];
    await press();
    expect(open[0]!.navigate).toHaveBeenCalledWith('/chats/1');
    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(3);
  });
});
