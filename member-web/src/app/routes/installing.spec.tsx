import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearOffers, install } from '../../lib/device';
import { visit, withServer } from '../../testing/render';

withServer();

const offer = /Zet Avondlicht op je beginscherm/;
const prompt = vi.fn(() => Promise.resolve({ outcome: 'dismissed' as const }));
/** As Chromium does once it finds that the site can be installed. */
const browserOffers = () =>
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })));
const cameBefore = (hours: number) =>
  localStorage.setItem('kept:user-me:came', String(Date.now() - hours * 60 * 60_000));
const closed = (...names: string[]) => {
  for (const name of names) localStorage.setItem(`dismissed:${name}:user-me`, String(Date.now()));
};
const settled = () => screen.findAllByRole('navigation', { name: 'Hoofdmenu' });

beforeEach(() => closed('enrich-profile', 'push'));
beforeAll(hearOffers);
// An offer that nobody took is not there for the next test.
afterEach(async () => {
  await act(install);
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('CLI-07 the invitation to install', () => {
  it('is not there at first sight, but for who comes back, and a no is remembered', async () => {
    const first = await visit('/members', 'paid');
    browserOffers();
    await settled();
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
    first.unmount();

    cameBefore(7);
    const { user } = await visit('/members', 'paid');
    expect(await screen.findByText(offer)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Installeren' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    browserOffers();
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
  });

  it('is there on the first visit of who has written to somebody', async () => {
    const { router } = await visit('/chats', 'paid', ({ chats }) => {
      for (const { messages } of chats) for (const message of messages) message.from_me = true;
    });
    browserOffers();
    await act(() => router.navigate('/members'));
    expect(await screen.findByText(offer)).toBeInTheDocument();
  });

  it('waits until a photo and notifications were asked for', async () => {
    localStorage.clear();
    cameBefore(7);
    await visit('/members', 'paid');
    browserOffers();
    await settled();
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
  });

  it('is never shown where the site is installed, and the settings say that it is', async () => {
    cameBefore(7);
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('standalone'),
          media: query,
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
    const { router } = await visit('/members', 'paid');
    browserOffers();
    await settled();
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
    await act(() => router.navigate('/settings'));
    expect(await screen.findByText('De site staat op dit apparaat.')).toBeInTheDocument();
  });

  it('tells on an iPhone how it is done there', async () => {
    cameBefore(7);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
    const { user } = await visit('/members', 'paid');
    await user.click(await screen.findByRole('button', { name: 'Zo doe je dat' }));
    const dialog = screen.getByRole('dialog', { name: 'Avondlicht op je beginscherm' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  });

  it('is always to be found in the settings', async () => {
    const { user } = await visit('/settings', 'paid');
    await user.click(await screen.findByRole('button', { name: 'Zo doe je dat' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('CLI-07 a discreet name and icon', () => {
  const link = (rel: string, href: string) => {
    const element = Object.assign(document.createElement('link'), { rel });
    element.setAttribute('href', href);
    document.head.append(element);
    return element;
  };
  const change = () => screen.findByRole('switch', { name: 'Onopvallende naam en icoon' });

  it('is what tab, manifest and icons show from then on, on this device and until it is switched off', async () => {
    const manifest = link('manifest', '/api/app.webmanifest');
    const icon = link('icon', '/icon.svg');
    const { user, router } = await visit('/settings', 'paid');
    await user.click(await change());
    await waitFor(() => expect(document.title).toMatch(/^(\(\d+\) )?Notities$/));
    expect(manifest.getAttribute('href')).toBe('/api/app.webmanifest?discreet=nl');
    expect(icon.getAttribute('href')).toBe('/icons/discreet-any-192.png');
    expect(localStorage.getItem('discreet')).toBe('Notities');
    await act(() => router.navigate('/likes'));
    await settled();
    expect(document.title).toMatch(/Notities$/);

    await act(() => router.navigate('/settings'));
    await user.click(await change());
    await waitFor(() => expect(document.title).toMatch(/Instellingen · Avondlicht$/));
    expect([manifest, icon].map((one) => one.getAttribute('href'))).toEqual(['/api/app.webmanifest', '/icon.svg']);
    expect(localStorage.getItem('discreet')).toBeNull();
    manifest.remove();
    icon.remove();
  });
});
