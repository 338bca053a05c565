import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

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
    // From the button, which has gone, to what took its place.
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(screen.getByText('Sanne'));
  });

  it('tell when they cannot be loaded, and try again', async () => {
    const view = await visit('/login', 'paid', () => {});
    let broken = true;
    server.use(
      http.get('*/api/members', () =>
        broken
          ? HttpResponse.json({ status: 501, code: 'internal_error', request_id: 'r' }, { status: 501 })
          : undefined,
      ),
    );
    await view.router.navigate('/members?gender=female');
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    broken = false;
    await view.user.click(again);
    expect(await screen.findByText('Sanne')).toBeInTheDocument();
  });

  it('say aloud why more of them did not come', async () => {
    const { user } = await visit('/members?gender=female', 'paid', ({ members }) => {
      const [one] = members.filter(({ gender }) => gender === 'female');
      members.push(...Array.from({ length: 24 }, (_, index) => ({ ...one!, id: `member-more-${index}` })));
    });
    const more = await screen.findByRole('button', { name: 'Meer tonen' });
    server.use(
      http.get('*/api/members', ({ request }) =>
        request.url.includes('cursor') ? new HttpResponse(null, { status: 429 }) : undefined,
      ),
    );
    await user.click(more);
    expect((await screen.findByRole('alert')).nextElementSibling).toBe(more);
  });

  it('DSC-09 are on their way until the search knows where somebody lives', async () => {
    const view = await visit('/login');
    const fields = [{ field: 'distance', code: 'invalid' }];
    let known = false;
    server.use(
      http.get('*/api/members', () =>
        known ? undefined : HttpResponse.json({ status: 422, code: 'invalid_input', fields }, { status: 422 }),
      ),
    );
    await view.router.navigate('/members?distance=50');
    expect(await screen.findByRole('status', { name: 'Laden…' })).toBeInTheDocument();
    known = true;
    expect(await screen.findByText('Sanne', undefined, { timeout: 5_000 })).toBeInTheDocument();
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

describe('DSC-02 others like one', () => {
  it('stay where asking for them anew fails', async () => {
    // Everything is in sight.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        observe() {
          this.tell([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    const { cache } = await visit('/members/member-1-sanne');
    const alike = { name: 'Meer zoals Sanne' };
    const found = await within(await screen.findByRole('region', alike)).findAllByRole('link');
    server.use(http.get('*/api/members', () => new HttpResponse(null, { status: 429 })));
    await act(async () => {
      await cache.invalidateQueries({ queryKey: ['get', '/api/members', 'alike'] });
      // The screen hears of it a moment later.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(within(screen.getByRole('region', alike)).getAllByRole('link')).toHaveLength(found.length);
    vi.unstubAllGlobals();
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
    expect(await screen.findByRole('button', { name: 'Bericht sturen · 10 credits' })).toBeInTheDocument();
    expect(view.world.member('member-1-sanne')!.blocked_by_me).toBe(false);
  });
});

describe('CLI-05 a profile that is being read', () => {
  it('stays although it cannot be asked for again, and goes once one may not see it any more', async () => {
    const { cache } = await visit('/members/member-1-sanne');
    const name = await screen.findByRole('heading', { level: 1, name: /^Sanne/ });
    let refusal: { status: number; code: string; params?: object } = {
      status: 429,
      code: 'too_many_requests',
      params: { seconds: 60, minutes: 1 },
    };
    server.use(http.get('*/api/members/:id', () => HttpResponse.json(refusal, { status: refusal.status })));
    const askAgain = () => act(() => cache.refetchQueries({ queryKey: ['get', '/api/members/{id}'] }));
    await askAgain();
    expect(name).toBeInTheDocument();
    refusal = { status: 403, code: 'profile_not_available' };
    await askAgain();
    expect(await screen.findByText('Je kunt het profiel niet meer bekijken')).toBeInTheDocument();
  });
});

describe('CHT-02 a first message from a profile', () => {
  const DAAN = '/members/member-6-daan';
  const begin = async (view: Awaited<ReturnType<typeof visit>>) => {
    await view.user.click(await screen.findByRole('button', { name: 'Bericht sturen · 10 credits' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schrijf Daan' });
    return { dialog, field: await within(dialog).findByRole('textbox', { name: 'Bericht aan Daan' }) };
  };

  it('is sent at the price that was seen without leaving it, and leads to the conversation', async () => {
    const view = await visit(DAAN);
    const { dialog, field } = await begin(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Help me beginnen' }));
    const [line] = await within(await within(dialog).findByRole('list')).findAllByRole('button');
    const words = line!.textContent;
    await view.user.click(line!);
    expect(field).toHaveValue(words);
    expect(field).toHaveFocus();
    await view.user.click(within(dialog).getByRole('button', { name: 'Versturen · 10 credits' }));
    expect(await screen.findByText('Je bericht aan Daan is verstuurd.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(view.router.state.location.pathname).toBe(DAAN);
    expect(view.world.user!.credits).toBe(110);
    await view.user.click(screen.getByRole('button', { name: 'Naar het gesprek' }));
    expect(await within(await screen.findByRole('log')).findByText(words)).toBeInTheDocument();
    // Now that there is a conversation, the same press leads to it.
    await act(() => view.router.navigate(DAAN));
    await view.user.click(await screen.findByRole('button', { name: 'Bericht sturen · 10 credits' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/chats/chat-member-6-daan'));
  });

  it('keeps its words as the draft of the conversation when it is refused, and asks anew at a new price', async () => {
    const view = await visit(DAAN);
    const { dialog, field } = await begin(view);
    await view.user.type(field, 'Hoi Daan');
    view.world.settings.message_credits = 12;
    await view.user.click(within(dialog).getByRole('button', { name: 'Versturen · 10 credits' }));
    expect(await within(dialog).findByText(/Een bericht kost nu 12 credits/)).toBeInTheDocument();
    expect(field).toHaveValue('Hoi Daan');
    view.world.user!.credits = 0;
    await view.user.click(await within(dialog).findByRole('button', { name: 'Versturen · 12 credits' }));
    expect(
      (await within(dialog).findAllByText('Je hebt onvoldoende credits om dit bericht te versturen aan Daan.'))[0],
    ).toBeInTheDocument();
    expect(field).toHaveValue('Hoi Daan');
    await view.user.click(within(dialog).getByRole('link', { name: 'Naar het gesprek' }));
    const composer = await screen.findByRole('textbox', { name: 'Bericht aan Daan' });
    expect(composer).toHaveValue('Hoi Daan');
  });

  it('waits in the conversation when nobody knows whether it has arrived, so that it is not paid twice', async () => {
    const view = await visit(DAAN);
    const { dialog, field } = await begin(view);
    server.use(
      http.post('*/api/chats/:id/messages', () =>
        HttpResponse.json({ status: 500, code: 'internal_error', request_id: 'r' }, { status: 500 }),
      ),
    );
    await view.user.type(field, 'Komt dit aan?');
    await view.user.click(within(dialog).getByRole('button', { name: 'Versturen · 10 credits' }));
    expect(await screen.findByText(/Het is niet zeker dat je bericht is aangekomen/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Naar het gesprek' }));
    expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeInTheDocument();
    expect(within(await screen.findByRole('log')).getByText('Komt dit aan?')).toBeInTheDocument();
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
  it('confirms by a press after the mailed link, once: programs that look into mails open links too', async () => {
    const { user, world } = await visit('/good-token-of-a-mailed-link', 'unconfirmed');
    const confirm = await screen.findByRole('button', { name: 'Bevestigen' });
    const asked = () => world.calls.filter(({ path }) => path === '/api/activation').length;
    expect(asked()).toBe(0);
    await user.dblClick(confirm);
    expect(await screen.findByRole('heading', { name: 'Je account is bevestigd' })).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('says that it failed, with a hint to support', async () => {
    const { user } = await visit('/bad-token-of-a-mailed-link', 'unconfirmed');
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
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
