import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();
afterEach(() => vi.restoreAllMocks());

const media = (matches: (query: string) => boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: matches(query), media: query, addEventListener() {}, removeEventListener() {} }) as never,
    );
const phone = () => media(() => false);
const bars = () => screen.findAllByRole('navigation', { name: 'Hoofdmenu' });

describe('CLI-03 the warning on entry', () => {
  const from = (country: string, enabled = true) =>
    [
      'visitor' as const,
      ({ settings }: World) => Object.assign(settings, { geoip_country: country, enable_site_entry_popup: enabled }),
    ] as const;
  const asked = () => screen.findByRole('dialog', { name: 'Alleen voor volwassenen' });
  const settled = () => screen.findAllByRole('heading', { level: 1 });
  const notAsked = async () => {
    await settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  };
  afterEach(() => localStorage.clear());

  it('is shown once to visitors from the Netherlands and Germany', async () => {
    const { user, unmount } = await visit('/login', ...from('NL'));
    const dialog = within(await asked());
    expect(dialog.getByText(/Avondlicht is voor wie 18 jaar of ouder is/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Ik ben 18 of ouder' }));
    await notAsked();
    unmount();
    await visit('/', ...from('NL'));
    await notAsked();
  });

  it('lets in who is old enough where the browser keeps nothing, too', async () => {
    const { user } = await visit('/login', ...from('NL'));
    const dialog = within(await asked());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(dialog.getByRole('button', { name: 'Ik ben 18 of ouder' }));
    await notAsked();
  });

  it('is answered by its buttons alone: neither Escape nor a press beside it, and it has no cross', async () => {
    const { user } = await visit('/login', ...from('NL'));
    const dialog = await asked();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await user.click(dialog);
    expect(await asked()).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();
    expect(localStorage.getItem('site-entry')).toBeNull();
  });

  it('leads who is younger to how access is closed, and asks again', async () => {
    const { user, router } = await visit('/signup', ...from('DE'));
    await user.click(within(await asked()).getByRole('button', { name: 'Ik ben jonger' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/ban'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => router.navigate('/login'));
    expect(await asked()).toBeInTheDocument();
  });

  it('is not shown elsewhere, where the operator does not want it, in the installed app, and to members', async () => {
    const seen = async (...how: readonly [Parameters<typeof visit>[1], Parameters<typeof visit>[2]]) => {
      const { unmount } = await visit('/pages/terms', ...how);
      await settled();
      unmount();
      const view = await visit(how[0] === 'visitor' ? '/login' : '/members', ...how);
      await notAsked();
      view.unmount();
    };
    await seen(...from('BE'));
    await seen(...from('NL', false));
    await seen('paid', from('NL')[1]);
    media((query) => query.includes('standalone'));
    await seen(...from('NL'));
  });
});

describe('CLI-01 navigation of a member', () => {
  it('leads to members, messages, likes, credits and the account', async () => {
    const { user } = await visit('/members');
    const [top, bottom] = await bars();
    for (const bar of [top!, bottom!]) {
      const to = within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(to.slice(0, 4)).toEqual(['/members', '/chats', '/likes', '/credits']);
    }
    expect(within(bottom!).getByRole('link', { name: 'Ik' })).toHaveAttribute('href', '/profile');
    await user.click(screen.getByRole('button', { name: 'Account van Robin' }));
    expect(screen.getByRole('link', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Instellingen' })).toHaveAttribute('href', '/settings');
    expect(screen.getByRole('button', { name: 'Uitloggen' })).toBeInTheDocument();
  });

  it('opens a menu that is pressed twice in a row, and closes it with a press of its own', async () => {
    const { user } = await visit('/members');
    const menu = await screen.findByRole('button', { name: 'Account van Robin' });
    await user.dblClick(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(menu, { detail: 1 });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('MNY-10 shows premium to those who have not paid, credits with their badge to those who have', async () => {
    const { unmount } = await visit('/members', 'free');
    expect(within((await bars())[0]!).getByRole('link', { name: 'Word premium' })).toHaveAttribute('href', '/premium');
    expect(screen.queryByText('Je hebt 30 credits')).not.toBeInTheDocument();
    unmount();
    await visit('/members', 'broke');
    const link = within((await bars())[0]!).getByRole('link', { name: /Credits/ });
    expect(link.querySelector('[data-level]')).toHaveAttribute('data-level', 'low');
  });

  it('is limited while signing up is not complete', async () => {
    await visit('/complete-signup', 'unconfirmed');
    await screen.findByRole('heading', { name: 'Kijk in je mailbox' });
    expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).not.toBeInTheDocument();
  });

  it('begins each screen at its beginning, for who reads or moves by keyboard', async () => {
    const { user } = await visit('/members');
    const [top] = await bars();
    expect(document.body).toHaveFocus();
    await user.click(within(top!).getByRole('link', { name: /^Likes/ }));
    await screen.findByRole('heading', { level: 1, name: 'Likes' }, { timeout: 10_000 });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('CLI-12 the languages are those that the site speaks, and with one there is nothing to choose', async () => {
    const { user, unmount } = await visit('/members', 'paid', (world) => {
      world.settings.locales = ['nl', 'fr'];
    });
    await user.click((await screen.findAllByRole('button', { name: /^Taal/ }))[0]!);
    expect(screen.getByRole('button', { name: 'Français' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deutsch' })).not.toBeInTheDocument();
    unmount();
    await visit('/members', 'paid', (world) => {
      world.settings.locales = ['nl'];
    });
    await bars();
    expect(screen.queryByRole('button', { name: /^Taal/ })).not.toBeInTheDocument();
  });

  it('CLI-09 the foot tells how to reach us', async () => {
    await visit('/members', 'paid');
    const links = await screen.findByRole('list', { name: 'Hulp' });
    expect(within(links).getByRole('link', { name: '+31201234567' })).toHaveAttribute('href', 'tel:+31201234567');
    expect(within(links).getByRole('link', { name: 'hulp@avondlicht.example' })).toBeInTheDocument();
  });
});

describe('ACC-10 choosing the language', () => {
  const entry = async () =>
    within(await screen.findByRole('list', { name: 'Hulp' })).findByRole('link', { name: 'Taal kiezen' });
  const chosen = () => screen.getAllByRole('button', { current: true }).map((button) => button.textContent);

  it('has a screen of its own for visitors, which the foot leads to', async () => {
    const { user, router } = await visit('/pricing', 'visitor');
    await user.click(await entry());
    expect(await screen.findByRole('heading', { level: 1, name: 'Taal kiezen' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/lang-config');
    expect(chosen()).toEqual(['Nederlands']);
    await user.click(screen.getByRole('button', { name: 'Français' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Choisir la langue' })).toBeInTheDocument();
    expect(chosen()).toEqual(['Français']);
    expect(document.cookie).toContain('locale=fr');
    await user.click(screen.getByRole('button', { name: 'Nederlands' }));
    await screen.findByRole('heading', { level: 1, name: 'Taal kiezen' });
  });

  it('is saved on a member’s account, who comes by the account menu or by the own profile', async () => {
    const { user, world, router } = await visit('/profile', 'paid');
    expect(await screen.findByRole('link', { name: 'Taal' })).toHaveAttribute('href', '/lang-config');
    await user.click(screen.getByRole('button', { name: /^Account van/ }));
    await user.click(screen.getByRole('link', { name: 'Taal: Nederlands' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lang-config'));
    await user.click(await screen.findByRole('button', { name: 'English' }));
    await waitFor(() => expect(world.user?.language).toBe('en'));
    expect(await screen.findByText(/your emails will be in this language/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nederlands' }));
    await waitFor(() => expect(world.user?.language).toBe('nl'));
  });
});

describe('CLI-09 the cam tile', () => {
  const tile = () => screen.queryByRole('complementary', { name: 'Advertentie' });
  const with_ = (address: string, text: object) => (world: World) =>
    Object.assign(world.settings, { cam_address: address, cam_text: text });

  it('leads members who look around to the operator’s address, in a window that learns nothing of them', async () => {
    await visit('/members', 'paid', with_('https://cam.example/?a=1', { nl: 'Kijk live mee' }));
    const link = await screen.findByRole('link', { name: /Kijk live mee/ });
    expect(link).toHaveAttribute('href', 'https://cam.example/?a=1');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['without an address', '/members', '', { nl: 'Kijk live mee' }],
    ['without words in the language', '/members', 'https://cam.example/', { de: 'Live' }],
    ['where members pay', '/credits', 'https://cam.example/', { nl: 'Kijk live mee' }],
  ])('is not there %s', async (_, path, address, text) => {
    await visit(path, 'paid', with_(address, text));
    await screen.findByRole('list', { name: 'Hulp' });
    expect(tile()).not.toBeInTheDocument();
  });
});

describe('PRO-04 the disclaimer', () => {
  it('names fictional profiles as the operator does', async () => {
    await visit('/pricing', 'visitor', (world) => {
      world.settings.fictional_plural = { ...world.settings.fictional_plural, nl: 'bedachte profielen' };
    });
    expect(await screen.findByText(/^Bedachte profielen komen op deze site ook voor/)).toBeInTheDocument();
  });
});

describe('CHT-08 what is new', () => {
  it('counts messages and likes in the title, and each on its badge', async () => {
    const { cache, world } = await visit('/members');
    await bars();
    // Once the stream is open, what is new is asked for anew.
    await world.listening;
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    act(() => {
      cache.setQueryData(['session', 'user'], (user: object) => ({
        ...user,
        num_unread_messages: 90,
        num_new_likes: 9,
      }));
    });
    await waitFor(() => expect(document.title).toBe('(99) Leden · Avondlicht'));
    expect(screen.getAllByText('90 ongelezen berichten')).not.toHaveLength(0);
    expect(screen.getAllByText('9 nieuwe likes')).not.toHaveLength(0);
    act(() => {
      cache.setQueryData(['session', 'user'], (user: object) => ({ ...user, num_new_likes: 10 }));
    });
    await waitFor(() => expect(document.title).toBe('(99+) Leden · Avondlicht'));
  });

  it('tells the app badge the same, and clears it', async () => {
    const [setAppBadge, clearAppBadge] = [vi.fn(async () => {}), vi.fn(async () => {})];
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    const { cache, world } = await visit('/members');
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(3));
    // Once the stream is open, what is new is asked for anew.
    await world.listening;
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    act(() => {
      cache.setQueryData(['session', 'user'], (user: object) => ({ ...user, num_unread_messages: 0 }));
    });
    await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });
});

describe('PRO-05 CLI-11 alerts', () => {
  const enrich = /Je profiel heeft nog geen foto/;

  it('asks members without a photo for one, until dismissed, for as long as the operator sets', async () => {
    const view = await visit('/members');
    const alert = await screen.findByText(enrich);
    expect(screen.getByRole('link', { name: 'Foto toevoegen' })).toHaveAttribute('href', '/profile');
    await view.user.click(
      within(alert.parentElement!.parentElement!.parentElement!).getByRole('button', { name: 'Sluiten' }),
    );
    expect(screen.queryByText(enrich)).not.toBeInTheDocument();
    expect(Number(localStorage.getItem('dismissed:enrich-profile:user-me'))).toBeGreaterThan(Date.now() - 5_000);
    view.unmount();
    const days = (count: number) =>
      localStorage.setItem('dismissed:enrich-profile:user-me', String(Date.now() - count * 86_400_000));
    days(6);
    const { unmount } = await visit('/members');
    await bars();
    expect(screen.queryByText(enrich)).not.toBeInTheDocument();
    unmount();
    await visit('/members', 'paid', (world) => void (world.settings.alert_days = 6));
    expect(await screen.findByText(enrich)).toBeInTheDocument();
  });

  it.each(['/refund', '/settings/delete', '/members/member-1-sanne'])('offers nothing at %s', async (path) => {
    await visit(path);
    await bars();
    expect(screen.queryByText(enrich)).not.toBeInTheDocument();
  });

  it('says so of low credits to those who pay, but not in the shop', async () => {
    const { router } = await visit('/members', 'broke');
    expect(await screen.findAllByText('Nog maar 4 credits over')).not.toHaveLength(0);
    await act(() => router.navigate('/credits'));
    await screen.findByRole('heading', { name: 'Credits' });
    expect(screen.queryByRole('link', { name: 'Credits kopen' })).not.toBeInTheDocument();
  });
});

describe('ACC-13 the activation reminder', () => {
  it('is a banner', async () => {
    await visit('/members', 'unconfirmed');
    expect(await screen.findByText(/Bevestig je e-mailadres robin@voorbeeld.example/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['it', /Bevestig je e-mailadres/, () => {}],
    [
      'word of mails that do not arrive',
      /Onze mails komen niet aan/,
      (world: World) => {
        world.user!.notifications_disabled = ['bounce'];
      },
    ],
    [
      'word of a profile that staff hid',
      /Ons team heeft je profiel verborgen/,
      (world: World) => {
        world.user!.profile.hidden = true;
        world.user!.notifications_disabled = ['bounce'];
      },
    ],
  ])('PRO-05 puts %s away by a press, for this member alone', async (_what, text, change) => {
    const all = () => screen.getByRole('region', { name: 'Meldingen' });
    const view = await visit('/members', 'unconfirmed', change);
    const alert = await screen.findByText(text);
    expect(within(all()).getByText(/Je profiel heeft nog geen foto/)).toBeInTheDocument();
    await view.user.click(
      within(alert.parentElement!.parentElement!.parentElement!).getByRole('button', { name: 'Sluiten' }),
    );
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    view.unmount();
    await visit('/members', 'unconfirmed', (world) => {
      change(world);
      world.user!.id = 'member-other';
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('NTF-05 is none while mails do not reach the address, which is told with the way to another one', async () => {
    const { user } = await visit('/members', 'unconfirmed', (world) => {
      world.user = { ...world.user!, notifications_disabled: ['bounce'] };
    });
    expect(await screen.findByText('Onze mails komen niet aan op robin@voorbeeld.example.')).toBeInTheDocument();
    expect(screen.queryByText(/Bevestig je e-mailadres/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Adres wijzigen' }));

    expect(await screen.findByRole('heading', { name: 'Onze mails komen niet aan' })).toBeInTheDocument();
    expect(screen.queryByText(/We hebben een mail gestuurd/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mail opnieuw sturen' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Nieuw e-mailadres'), 'goed@voorbeeld.example');
    await user.click(screen.getByRole('button', { name: 'Opslaan en mail sturen' }));
    expect(await screen.findByRole('heading', { name: 'Kijk in je mailbox' })).toBeInTheDocument();
    expect(screen.getAllByText(/We hebben een mail gestuurd naar goed@voorbeeld.example/)).not.toHaveLength(0);
  });

  it('NTF-05 is no modal that says a mail was sent where none arrives', async () => {
    phone();
    await visit('/members?api_signup_complete=1', 'unconfirmed', (world) => {
      world.user = { ...world.user!, notifications_disabled: ['bounce'] };
    });
    expect(await screen.findByText(/Onze mails komen niet aan/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is a modal when api_signup_complete is set on a smartphone, once', async () => {
    phone();
    const { user } = await visit('/members?api_signup_complete=1', 'unconfirmed');
    const dialog = await screen.findByRole('dialog', { name: 'Kijk in je mailbox' });
    expect(within(dialog).getByRole('button', { name: 'Mail opnieuw sturen' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Alvast rondkijken' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['on a wide screen', '?api_signup_complete=1', 'unconfirmed', false],
    ['without the query', '', 'unconfirmed', true],
    ['once confirmed', '?api_signup_complete=1', 'free', true],
  ] as const)('is none %s', async (_what, query, scenario, small) => {
    if (small) phone();
    await visit(`/members${query}`, scenario);
    await bars();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('CLI-01 the back button', () => {
  const at = async (path: string, scenario: 'free' | 'paid', { installed = true, steps = 1 } = {}) => {
    media((query) => installed && query.includes('standalone'));
    window.history.replaceState({ idx: steps }, '');
    await visit(path, scenario, (world) => world.receiveLike('member-1-sanne'));
    await screen.findAllByRole('heading', { level: 1 });
    return within(screen.getByRole('main')).queryByRole('button', { name: 'Terug' }) !== null;
  };

  it.each([
    ['/members/member-1-sanne', true],
    ['/likes/received', true],
    ['/likes/m/member-1-sanne', true],
    ['/credits', true],
    ['/credits/p100', true],
    ['/credits/p100/ideal', true],
    ['/members', false],
    ['/likes', false],
    ['/chats', false],
    ['/chats/chat-member-1-sanne', false],
    ['/credits/repeat-order', false],
    ['/swipe-game', false],
    ['/refund', false],
    ['/transactions', false],
    ['/profile', false],
  ])('in an installed app %s: %j', async (path, shown) => expect(await at(path, 'paid')).toBe(shown));

  it('is none in a browser, nor without history', async () => {
    expect(await at('/members/member-1-sanne', 'free', { installed: false })).toBe(false);
    cleanup();
    expect(await at('/members/member-1-sanne', 'free', { steps: 0 })).toBe(false);
  });
});
