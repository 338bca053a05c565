import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();
// Many roles are looked up among many cards.
vi.setConfig({ testTimeout: 20_000 });

describe('DSC-01 the members', () => {
  it('are shown as cards and filtered by the address', async () => {
    const view = await visit('/members');
    expect(await screen.findByRole('link', { name: /Sanne\s*34/ })).toHaveAttribute('href', '/members/member-1-sanne');
    await view.user.click(screen.getByRole('button', { name: 'Mannen' }));
    await waitFor(() => expect(screen.queryByText('Sanne')).not.toBeInTheDocument());
    expect(view.router.state.location.search).toBe('?gender=male&country=NL&distance=100');
  });

  it('tell when there is nobody, and what to do', async () => {
    const view = await visit('/members?country=AU');
    expect(await screen.findByText('Niemand gevonden')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Iedereen tonen' }));
    expect(await screen.findByText('Sanne')).toBeInTheDocument();
  });

  it('tell when they cannot be loaded, and try again', async () => {
    const view = await visit('/login', 'paid', () => {});
    server.use(
      http.get(
        '*/api/members',
        () => HttpResponse.json({ status: 500, code: 'internal_error', request_id: 'r' }, { status: 500 }),
        { once: true },
      ),
    );
    await view.router.navigate('/members?gender=female');
    await view.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Sanne')).toBeInTheDocument();
  });
});

describe('PRO-04 fictional profiles', () => {
  it('carry their label on the card, the profile and in the chat list', async () => {
    const view = await visit('/members');
    expect(await screen.findByRole('link', { name: /Fictief profiel\s*Noor/ })).toBeInTheDocument();
    await view.router.navigate('/members/member-3-noor');
    expect(await screen.findByRole('heading', { name: /Noor/ })).toBeInTheDocument();
    expect(screen.getByText('Fictief profiel')).toBeInTheDocument();
    expect(screen.getByText('Fysiek contact met een fictief profiel is niet mogelijk.')).toBeInTheDocument();
    await view.router.navigate('/chats');
    expect(await screen.findByRole('link', { name: /Noor.*Fictief profiel/ })).toBeInTheDocument();
  });
  it('carry it in the member’s language', async () => {
    await visit('/members', 'paid', (world) => (world.user = { ...world.user!, language: 'de' }));
    expect(await screen.findByRole('link', { name: /Fiktives Profil\s*Noor/ })).toBeInTheDocument();
  });
});

describe('PRO-07 blocking', () => {
  it('says when one has been blocked', async () => {
    await visit('/members/member-2-bram', 'paid', (world) => {
      world.member('member-2-bram')!.blocks_me = true;
    });
    expect(await screen.findByText('Je kunt het profiel niet meer bekijken')).toBeInTheDocument();
  });

  it('asks first, and can be undone', async () => {
    const view = await visit('/members/member-1-sanne');
    await view.user.click(await screen.findByRole('button', { name: 'Meer met Sanne' }));
    await view.user.click(await screen.findByRole('button', { name: 'Blokkeren' }));
    await view.user.click(await screen.findByRole('button', { name: 'Ja, blokkeren' }));
    await view.user.click(await screen.findByRole('button', { name: /Deblokkeren/ }));
    expect(await screen.findByRole('link', { name: 'Bericht sturen · 10 credits' })).toBeInTheDocument();
    expect(view.world.member('member-1-sanne')!.blocked_by_me).toBe(false);
  });
});

describe('a message to a member', () => {
  it('opens the conversation', async () => {
    const { router } = await visit('/members/member-6-daan/chat');
    expect(await screen.findByRole('heading', { name: 'Schrijf Daan' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/chats/chat-member-6-daan');
  });

  it('ACC-04 asks the unconfirmed to look into their inbox', async () => {
    const { user, router } = await visit('/members/member-6-daan/chat', 'unconfirmed');
    const dialog = () => screen.findByRole('dialog', { name: 'Kijk in je mailbox' });
    expect(await dialog()).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/members/member-6-daan');
    await user.click(within(await dialog()).getByRole('button', { name: 'Alvast rondkijken' }));
    await user.click(await screen.findByRole('button', { name: /^Bericht sturen/ }));
    expect(await dialog()).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/members/member-6-daan');
  });
});

describe('ACC-04 activation', () => {
  it('confirms by the mailed link, once', async () => {
    const { world } = await visit('/good-token-of-a-mailed-link', 'unconfirmed');
    expect(await screen.findByRole('heading', { name: 'Je account is bevestigd' })).toBeInTheDocument();
    expect(world.calls.filter(({ path }) => path === '/api/activation')).toHaveLength(1);
  });

  it('says that it failed, with a hint to support', async () => {
    await visit('/bad-token-of-a-mailed-link', 'unconfirmed');
    expect(await screen.findByRole('heading', { name: 'Activeren mislukt' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'hulp@avondlicht.example' })).toBeInTheDocument();
  });
});

describe('CLI-05 the error page', () => {
  it.each(['/nowhere', '/no/such/page'])('tells 404 at %s and leads home', async (path) => {
    await visit(path, 'visitor');
    expect(await screen.findByText('Foutcode 404')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Deze pagina bestaat niet · Avondlicht'));
    expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/');
  });
});

describe('MNY-10 the navigation', () => {
  it('shows paid members their credits and unpaid members Get Premium', async () => {
    const { unmount } = await visit('/members', 'paid');
    await screen.findByText('Sanne');
    expect(screen.getAllByText('Je hebt 120 credits').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Word premium' })).not.toBeInTheDocument();
    unmount();
    await visit('/members', 'free');
    expect(await screen.findByRole('link', { name: 'Word premium' })).toHaveAttribute('href', '/premium');
  });
});
