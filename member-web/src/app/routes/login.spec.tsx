import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setDraft } from '../../features/conversations/drafts';
import { premiumRequired, raisePremiumRequired } from '../../lib/premium-required';
import { createQueryClient } from '../../lib/query-client';
import { userQuery } from '../../lib/session';
import { server, visit, withServer } from '../../testing/render';

withServer();

type Visit = Awaited<ReturnType<typeof visit>>;
async function logIn({ user }: Visit, email: string, password: string) {
  await user.type(await screen.findByLabelText('E-mailadres'), email);
  await user.type(screen.getByLabelText('Wachtwoord'), password);
  await user.click(screen.getByRole('button', { name: 'Inloggen' }));
}

describe('ACC-05 login', () => {
  it('says that it failed', async () => {
    await logIn(await visit('/login', 'visitor'), 'robin@example.com', 'wrong');
    expect(await screen.findByText('Login mislukt, probeer opnieuw')).toBeInTheDocument();
  });

  it('says for how long the account is locked', async () => {
    await logIn(await visit('/login', 'visitor'), 'locked@example.com', 'wrong');
    expect(await screen.findByText('Te veel foute pogingen, account voor 15 min geblokkeerd.')).toBeInTheDocument();
  });

  it('ADM-02 PRV-03 tells whom staff shut out why, and how to object', async () => {
    await logIn(await visit('/login', 'visitor'), 'disabled@example.com', 'correct-horse');
    expect(await screen.findByRole('heading', { name: 'Je account is uitgeschakeld' })).toBeInTheDocument();
    expect(screen.getByText('Je vroeg drie leden om geld.')).toBeInTheDocument();
    expect(screen.getByText(/account op 2 m.* uitgeschakeld/)).toBeInTheDocument();
    const object = screen.getByRole('link', { name: 'Geen mail gekregen? Mail hulp@avondlicht.example' });
    expect(object).toHaveAttribute('href', expect.stringContaining('mailto:hulp@avondlicht.example?subject=Bezwaar'));
  });

  it('ADM-02 tells nothing of that to who only knows the address of the page', async () => {
    await visit('/account-disabled', 'visitor');
    expect(await screen.findByText(/Log in om de reden te lezen/)).toBeInTheDocument();
  });

  it('leads to the members', async () => {
    const view = await visit('/login', 'visitor');
    await logIn(view, 'robin@example.com', 'correct-horse');
    expect(await screen.findByRole('heading', { name: 'Leden' })).toBeInTheDocument();
  });
});

describe('ACC-16 screens behind the login', () => {
  it('CLI-10 are asked for as the visitor’s own address was', async () => {
    const view = await visit('/login?t=30&lb=winter&api_signup_complete=1', 'visitor');
    await logIn(view, 'robin@example.com', 'correct-horse');
    await screen.findByRole('heading', { name: 'Leden' });
    expect(view.router.state.location.search).toBe('?t=30&lb=winter&api_signup_complete=1');
  });

  it('lead to it and back', async () => {
    const view = await visit('/transactions', 'visitor');
    await logIn(view, 'robin@example.com', 'correct-horse');
    expect(await screen.findByRole('heading', { name: 'Transacties' })).toBeInTheDocument();
  });

  it('lead back from the search that visitors may use, by login and by sign-up', async () => {
    const view = await visit('/members?gender=female', 'visitor', (world) => {
      world.settings = { ...world.settings, logged_out_search: true };
    });
    const link = (await screen.findAllByRole('link', { name: 'Inloggen' }))[0]!;
    expect(link).toHaveAttribute('href', `/login?back=${encodeURIComponent('/members?gender=female')}`);
    await view.user.click(link);
    await logIn(view, 'robin@example.com', 'correct-horse');
    await screen.findByRole('heading', { name: 'Leden' });
    expect(view.router.state.location.search).toBe('?gender=female');
  });

  it('never lead back to another site', async () => {
    const view = await visit('/login?back=//evil.example', 'visitor');
    await logIn(view, 'robin@example.com', 'correct-horse');
    await screen.findByRole('heading', { name: 'Leden' });
    expect(view.router.state.location.pathname).toBe('/members');
  });
});

/** What is pressed there to go. */
const LEAVING = {
  '/profile': async (user: Visit['user']) =>
    user.click((await screen.findAllByRole('button', { name: 'Uitloggen' }))[0]!),
  '/settings/delete': async (user: Visit['user']) => {
    await user.click(await screen.findByRole('radio', { name: 'Iets anders' }));
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    await user.type(await screen.findByLabelText('Je wachtwoord'), 'correct-horse');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Account verwijderen' }));
  },
  '/reset-password/do?token=good': async (user: Visit['user']) => {
    await user.type(await screen.findByLabelText('Nieuw wachtwoord'), 'battery staple');
    await user.type(screen.getByLabelText('Nieuw wachtwoord nog een keer'), 'battery staple');
    await user.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  },
};

describe('ACC-06 an expired session', () => {
  it('logs out, forgets what was loaded and remembers the way back', async () => {
    const view = await visit('/members', 'paid');
    await screen.findByText('Sanne');
    setDraft('chat-1', 'private');
    expect(JSON.stringify({ ...localStorage })).toContain('private');
    server.use(
      http.get('*/api/transactions', () =>
        HttpResponse.json({ status: 403, code: 'authentication_required', request_id: 'r' }, { status: 403 }),
      ),
    );
    await view.router.navigate('/transactions');
    await screen.findByRole('heading', { name: 'Welkom terug' });
    expect(screen.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeInTheDocument();
    expect(view.router.state.location.search).toBe('?back=%2Ftransactions');
    expect(view.cache.getQueriesData({ queryKey: ['get', '/api/members'] })).toEqual([]);
    // What was being written waits for its writer (CHT-12).
    expect(JSON.stringify({ ...localStorage })).toContain('private');
  });

  it('is asked about for nobody who is not marked as logged in, and once for who no longer is', async () => {
    const asked = (view: Awaited<ReturnType<typeof visit>>) =>
      view.world.calls.filter(({ path }) => path === '/api/user').length;
    const visitor = await visit('/login', 'visitor');
    await screen.findByRole('heading', { name: 'Welkom terug' });
    expect(asked(visitor)).toBe(0);
    visitor.unmount();

    const over = await visit('/login', 'visitor', () => void (document.cookie = 'member=1; Path=/'));
    await screen.findByRole('heading', { name: 'Welkom terug' });
    expect(asked(over)).toBe(1);
    expect(document.cookie).not.toContain('member=');
    over.unmount();

    const gone = await visit('/login', 'visitor', () => localStorage.setItem('arrived', 'from-before'));
    await screen.findByRole('heading', { name: 'Welkom terug' });
    expect(asked(gone)).toBe(1);
    expect(localStorage.getItem('arrived')).toBeNull();
  });

  it('goes on through an upgrade for who logged in before there was a mark', async () => {
    const view = await visit('/members', 'paid', ({ user }) => localStorage.setItem('arrived', user!.id));
    await screen.findByText('Sanne');
    view.unmount();
    document.cookie = 'member=; Max-Age=0; Path=/';
    expect(await createQueryClient(() => {}).fetchQuery(userQuery)).toMatchObject({ id: view.world.user!.id });
  });

  it('is noticed by the regular look at who is logged in, also where nothing else is asked for', async () => {
    const view = await visit('/members', 'paid');
    await screen.findByText('Sanne');
    setDraft('chat-1', 'private');
    const refused = { status: 403, code: 'authentication_required', request_id: 'r' };
    server.use(http.get('*/api/user', () => HttpResponse.json(refused, { status: 403 })));
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('heading', { name: 'Welkom terug' });
    expect(screen.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeInTheDocument();
    expect(view.router.state.location.search).toBe('?back=%2Fmembers');
    expect(view.cache.getQueriesData({ queryKey: ['get', '/api/members'] })).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).toContain('private');
  });

  it('ACC-15 takes along what somebody was told that they cannot do', async () => {
    const view = await visit('/members', 'free');
    await view.world.listening;
    act(() => raisePremiumRequired('photos'));
    await screen.findByRole('dialog');
    const refused = { status: 403, code: 'authentication_required', request_id: 'r' };
    server.use(http.get('*/api/user', () => HttpResponse.json(refused, { status: 403 })));
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('heading', { name: 'Welkom terug' });
    expect(premiumRequired.get()).toBeNull();
  });

  it('of one member is not handed to another who logs in from a second tab: the page begins anew', async () => {
    const view = await visit('/members', 'paid');
    await screen.findByText('Sanne');
    setDraft('chat-1', 'private');
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    view.world.user = { ...view.world.user!, id: 'somebody-else' };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
    expect(view.cache.getQueriesData({ queryKey: ['get', '/api/members'] })).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('private');
  });

  const ways = [
    ['logging out', '/profile', '*/api/logout', '/', 'Flirten begint met een bericht.'],
    ['leaving', '/settings/delete', '*/api/user/deletion', '/account-deleted', 'Je account is verwijderd'],
    ['setting a new password', '/reset-password/do?token=good', '*/api/password-reset/do', '/login', 'Welkom terug'],
  ] as const;
  it.each(ways)(
    'is what %s is for: that leads on as ever, whoever notices first',
    async (_, from, call, to, heading) => {
      const { user, world, cache, router } = await visit(from, 'paid');
      let answer!: () => void;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      server.use(
        http.all(call, async () => {
          world.user = null;
          await answered;
        }),
      );
      await world.listening;
      await LEAVING[from](user);
      await waitFor(() => expect(world.user).toBeNull());
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(cache.getQueryState(['session', 'user'])?.status).toBe('error'));
      answer();
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
      expect(router.state.location.pathname + router.state.location.search).toBe(to);
      expect(screen.queryByText('Je sessie is verlopen. Log opnieuw in.')).not.toBeInTheDocument();
      expect(cache.getQueryData(['session', 'user'])).toBeNull();
    },
  );

  it('ACC-12 leaving asks for nothing that is refused afterwards', async () => {
    const { user, world, cache } = await visit('/settings/delete', 'paid');
    await world.listening;
    server.use(
      http.post('*/api/user/deletion', () => {
        // Last asked for more than a minute ago.
        cache.setQueryData(['session', 'user'], (known: object | null) => known, { updatedAt: 1 });
      }),
    );
    const refused: string[] = [];
    server.events.on('response:mocked', ({ request, response }) => {
      if (response.status === 403) refused.push(new URL(request.url).pathname);
    });
    await LEAVING['/settings/delete'](user);
    expect(await screen.findByRole('heading', { name: 'Je account is verwijderd' })).toBeInTheDocument();
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    server.events.removeAllListeners();
    expect(refused).toEqual([]);
  });

  it('is ended on the server by logging out, which leads to the landing page', async () => {
    const view = await visit('/profile', 'paid');
    const buttons = await screen.findAllByRole('button', { name: 'Uitloggen' });
    await view.user.click(buttons[0]!);
    expect(await screen.findByRole('heading', { name: 'Flirten begint met een bericht.' })).toBeInTheDocument();
    expect(view.world.calls).toContainEqual(expect.objectContaining({ path: '/api/logout', marker: '1' }));
  });
});
