import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushState } from '../../features/notifications/push';
import { userQuery } from '../../lib/session';
import { fakePush, noPush, PUBLIC_KEY } from '../../testing/fake-push';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();
afterEach(() => {
  noPush();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const withKey = (world: World) => {
  world.settings.push_public_key = PUBLIC_KEY;
};
const withPhoto = (world: World) => {
  withKey(world);
  const picture = { url: '/p.jpg', thumbnail: '/t.jpg', placeholder: '' };
  world.user!.profile.main_image = { ...picture, status: 'approved' } as never;
};
/** Once it is found out how things stand with this browser: what is pressed before is overtaken by it. */
const open = async (...where: Parameters<typeof visit>) => {
  pushState.set('unknown');
  const view = await visit(...where);
  await view.world.listening;
  await waitFor(() => expect(pushState.get()).not.toBe('unknown'));
  return view;
};
const toggle = () => screen.findByRole('switch', { name: 'Meldingen van je browser' });
const offer = /Weet het meteen/;

describe('NTF-03 the switch of this browser', () => {
  it('asks permission, subscribes, and ends it again', async () => {
    const browser = fakePush('granted');
    const { user, world } = await open('/notifications', 'paid', withKey);
    expect(await toggle()).not.toBeChecked();
    await user.click(await toggle());
    await waitFor(() => expect(world.pushSubscription).toMatchObject({ endpoint: 'https://push.example/1' }));
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY });
    expect(await toggle()).toBeChecked();
    await user.click(await toggle());
    await waitFor(() => expect(world.pushSubscription).toBeNull());
    expect(await toggle()).not.toBeChecked();
    await waitFor(() => expect(browser.subscribed()).toBe(false));
  });

  it('says why when the member or the browser refuses', async () => {
    fakePush('denied');
    const { user } = await open('/notifications', 'paid', withKey);
    await user.click(await toggle());
    const why = await screen.findByText(/Je browser houdt meldingen van deze site tegen/);
    expect(screen.queryByRole('switch', { name: 'Meldingen van je browser' })).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(why);
  });

  it('offers it again once it is allowed in the browser’s settings, and no longer once it is refused there', async () => {
    const browser = fakePush('default', 'denied');
    const status = Object.assign(new EventTarget(), { state: 'denied' });
    vi.stubGlobal('navigator', Object.assign(navigator, { permissions: { query: async () => status } }));
    const becomes = (state: NotificationPermission) =>
      act(() => {
        browser.permit(state);
        Object.assign(status, { state }).dispatchEvent(new Event('change'));
      });
    await open('/notifications', 'paid', withKey);
    expect(await screen.findByText(/Je browser houdt meldingen van deze site tegen/)).toBeInTheDocument();
    becomes('granted');
    expect(await toggle()).not.toBeChecked();
    becomes('denied');
    expect(await screen.findByText(/Je browser houdt meldingen van deze site tegen/)).toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'permissions');
  });

  it('says so where the browser or the site cannot', async () => {
    await open('/notifications', 'paid', withKey);
    expect(await screen.findByText(/Deze browser kan geen meldingen tonen/)).toBeInTheDocument();
  });

  it('goes on at the next visit of the same member, and not for another', async () => {
    const browser = fakePush('granted', 'granted');
    localStorage.setItem('push-member', 'somebody-else');
    const first = await open('/notifications', 'paid', withKey);
    expect(await toggle()).not.toBeChecked();
    expect(browser.subscribed()).toBe(false);
    localStorage.setItem('push-member', first.world.user!.id);
    first.unmount();
    const { world } = await open('/notifications', 'paid', withKey);
    await waitFor(() => expect(world.pushSubscription).not.toBeNull());
    await waitFor(async () => expect(await toggle()).toBeChecked());
  });
});

describe('PRO-05 the push alert', () => {
  it('offers it once there is a photo, and turns it on', async () => {
    fakePush('granted');
    const { user, world } = await open('/members', 'paid', withPhoto);
    expect(await screen.findByText(offer)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Meldingen aanzetten' }));
    await waitFor(() => expect(screen.queryByText(offer)).not.toBeInTheDocument());
    expect(world.pushSubscription).not.toBeNull();
  });

  it('waits for the photo, and stays away a week once dismissed', async () => {
    fakePush('granted');
    const without = await open('/members', 'paid', withKey);
    expect(await screen.findByText(/Je profiel heeft nog geen foto/)).toBeInTheDocument();
    await waitFor(() => expect(pushState.get()).toBe('capable'));
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
    without.unmount();
    localStorage.setItem('dismissed:push:user-me', String(Date.now()));
    await open('/members', 'paid', withPhoto);
    await waitFor(() => expect(pushState.get()).toBe('capable'));
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
  });
});

describe('CHT-09 the refresh', () => {
  it('asks for the member, their chats and their likes, first after 5 s and then each minute, on any page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world, cache } = await open('/profile');
    await world.listening;
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    const asked = () => ALL.map((all) => world.calls.filter(({ path }) => path === all).length);
    for (const passing of [5_000, 60_000, 60_000]) {
      const before = asked();
      await act(() => vi.advanceTimersByTimeAsync(passing));
      await waitFor(() => asked().forEach((count, i) => expect(count).toBeGreaterThan(before[i]!)));
    }
    vi.useRealTimers();
  });
});

const ALL = ['/api/user', '/api/chats', '/api/likes'];

describe('CHT-09 a page and its worker', () => {
  it('reloads chats and likes on a push, and goes where a notification leads', async () => {
    const browser = fakePush('granted');
    const { world, router } = await open('/members', 'paid', withKey);
    const asked = () => ALL.map((all) => world.calls.filter(({ path }) => path === all).length);
    const before = asked();
    act(() => void browser.say({ type: 'push' }));
    await waitFor(() => asked().forEach((count, i) => expect(count).toBeGreaterThan(before[i]!)));
    const answer = { postMessage: vi.fn() };
    act(() => void browser.say({ type: 'open', path: '/likes' }, [answer]));
    expect(answer.postMessage).toHaveBeenCalledWith(true);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/likes/));
  });

  it.each([
    ['every 60 s', 'capable', 60_000],
    ['every 300 s with push', 'subscribed', 300_000],
  ] as const)('asks for the user record %s', async (_when, state, every) => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    await open('/members', 'paid');
    act(() => pushState.set(state));
    await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(every));
    expect(timers.mock.calls.filter(([, ms]) => ms === 60_000 || ms === 300_000).at(-1)![1]).toBe(every);
  });

  it('CLI-07 tells when it goes out of sight', async () => {
    const { world } = await open('/members');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(world.timesHidden).toBe(1));
    visibility.mockRestore();
  });

  it('CLI-07 tells it again once a call from before has ended: it may have arrived last', async () => {
    const { world, cache } = await open('/members');
    const held = Promise.withResolvers<void>();
    server.use(http.get('*/api/user', () => held.promise.then(() => undefined)));
    void cache.invalidateQueries({ queryKey: userQuery.queryKey });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(world.timesHidden).toBe(1));
    held.resolve();
    await waitFor(() => expect(world.timesHidden).toBe(2));
    visibility.mockRestore();
  });

  it('CLI-07 tells it when it went out of sight before it had loaded', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { world } = await open('/members');
    await waitFor(() => expect(world.timesHidden).toBe(1));
    visibility.mockRestore();
  });
});

describe('NTF-04 mail that does not reach the member', () => {
  it.each([
    ['bounce', /Onze mails komen niet aan op/, 'E-mailadres wijzigen', '/settings'],
    ['fbl', /als spam gemarkeerd/, 'Weer mails ontvangen', '/notifications'],
    ['listunsubscribe', /in je mailprogramma afgemeld/, 'Weer mails ontvangen', '/notifications'],
  ] as const)('is told, why, and where the way out is: %s', async (reason, text, link, to) => {
    const { user } = await visit('/members', 'paid', (world) => {
      world.user!.notifications_disabled = [reason];
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
    await user.click(screen.getAllByRole('button', { name: 'Sluiten' })[0]!);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('put away, it is told again of another address, and of another cause', async () => {
    const bounced = /Onze mails komen niet aan op/;
    const seen = async (email: string, why: 'fbl' | 'bounce') => {
      const view = await visit('/members', 'paid', ({ user }) =>
        Object.assign(user!, { email, notifications_disabled: [why] }),
      );
      await screen.findByRole('region', { name: 'Meldingen' });
      return view;
    };
    const first = await seen('oud@voorbeeld.example', 'bounce');
    expect(await screen.findByText(bounced)).toBeInTheDocument();
    await first.user.click(screen.getAllByRole('button', { name: 'Sluiten' })[0]!);
    first.unmount();
    const again = await seen('oud@voorbeeld.example', 'bounce');
    expect(screen.queryByText(bounced)).not.toBeInTheDocument();
    again.unmount();
    const other = await seen('nieuw@voorbeeld.example', 'bounce');
    expect(await screen.findByText(bounced)).toBeInTheDocument();
    other.unmount();
    await seen('oud@voorbeeld.example', 'fbl');
    expect(await screen.findByText(/als spam gemarkeerd/)).toBeInTheDocument();
  });

  it.each(['fbl', 'listunsubscribe'] as const)('NTF-05 is taken back by the member, after asking: %s', async (why) => {
    const { user, world } = await visit('/notifications', 'paid', (w) => {
      w.user!.notifications_disabled = [why];
    });
    const messages = () => screen.findByRole('switch', { name: 'Nieuwe berichten' });
    expect(await messages()).not.toBeChecked();
    expect(await messages()).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Weer mails ontvangen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weer mails van ons ontvangen?' }));
    await user.click(dialog.getByRole('button', { name: 'Weer mails ontvangen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(world.user!.notifications_disabled).toEqual([]);
    expect(await screen.findByText('Je krijgt weer mails van ons.')).toBeInTheDocument();
    expect(await messages()).toBeChecked();
    expect(await messages()).toBeEnabled();
    expect(screen.queryByText(/Daarom mailen we je alleen/)).not.toBeInTheDocument();
  });

  it('NTF-05 is not taken back where mails do not arrive: there another address helps', async () => {
    await visit('/notifications', 'paid', (world) => {
      world.user!.notifications_disabled = ['fbl', 'bounce'];
    });
    expect(await screen.findByText(/Onze mails komen niet aan op/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'E-mailadres wijzigen' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByRole('button', { name: 'Weer mails ontvangen' })).not.toBeInTheDocument();
  });
});
