import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushState } from '../../features/notifications/push';
import { fakePush, noPush, PUBLIC_KEY } from '../../testing/fake-push';
import { visit, withServer } from '../../testing/render';
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
    expect(await screen.findByText(/Je browser houdt meldingen van deze site tegen/)).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Meldingen van je browser' })).not.toBeInTheDocument();
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
    localStorage.setItem('dismissed:push', String(Date.now()));
    await open('/members', 'paid', withPhoto);
    await waitFor(() => expect(pushState.get()).toBe('capable'));
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
  });
});

describe('CHT-09 a page and its worker', () => {
  it('reloads chats and likes on a push, and goes where a notification leads', async () => {
    const browser = fakePush('granted');
    const { world, router } = await open('/members', 'paid', withKey);
    const asked = () => world.calls.filter(({ path }) => path === '/api/user').length;
    const before = asked();
    act(() => void browser.say({ type: 'push' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    act(() => void browser.say({ type: 'open', path: '/likes' }));
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
});

describe('NTF-04 mail that does not reach the member', () => {
  it.each([
    ['bounce', /Onze mails komen niet aan op/, true],
    ['fbl', /als spam gemarkeerd/, false],
    ['listunsubscribe', /in je mailprogramma afgemeld/, false],
  ] as const)('is told, and why: %s', async (reason, text, fixable) => {
    const { user } = await visit('/members', 'paid', (world) => {
      world.user!.notifications_disabled = [reason];
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'E-mailadres wijzigen' })).toHaveLength(fixable ? 1 : 0);
    await user.click(screen.getAllByRole('button', { name: 'Sluiten' })[0]!);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});
