import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();
beforeAll(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const CHAT = 'chat-member-1-sanne';
const SANNE = `/chats/${CHAT}`;
const PHOTOS = '*/api/chats/:id/photos';
type Visit = Awaited<ReturnType<typeof visit>>;
const log = () => within(screen.getByRole('log'));
const file = (name = 'bloem.jpg') => new File(['picture'], name, { type: 'image/jpeg' });
const sent = ({ calls }: World) => calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/photos'));

async function openSheet({ user }: Visit) {
  await user.click(await screen.findByRole('button', { name: 'Foto sturen' }));
  return within(await screen.findByRole('dialog', { name: 'Een foto voor Sanne' }));
}
async function choose(view: Visit, picked = file()) {
  const sheet = await openSheet(view);
  await view.user.upload(sheet.getByTestId('chat-photo-input'), picked);
  return sheet;
}
async function send(view: Visit) {
  const sheet = await choose(view);
  await view.user.click(sheet.getByRole('button', { name: 'Foto versturen · 20 credits' }));
}

describe('CHT-11 sending a photo', () => {
  it('says what it costs and what becomes of it, and sends nothing that was not seen before', async () => {
    const view = await visit(SANNE);
    const sheet = await openSheet(view);
    expect(sheet.getByText(/^We bekijken je foto eerst, daarna krijgt Sanne hem/)).toBeInTheDocument();
    expect(sheet.getByText('Nog 120 credits')).toBeInTheDocument();
    const button = sheet.getByRole('button', { name: 'Foto versturen · 20 credits' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await view.user.click(button);
    await view.user.upload(sheet.getByTestId('chat-photo-input'), file());
    expect(sheet.getByRole('img', { name: 'Voorbeeld van je foto' })).toHaveAttribute('src', 'blob:picture');
    expect(sheet.getByRole('button', { name: 'Andere foto kiezen' })).toBeInTheDocument();
    await view.user.click(sheet.getByRole('button', { name: 'Annuleren' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await openSheet(view)).queryByRole('img', { name: 'Voorbeeld van je foto' })).toBeNull();
    expect(sent(view.world)).toEqual([]);
    expect(view.world.user!.credits).toBe(120);
  });

  it('shows it with how far it is, then that it is looked at, and what is left', async () => {
    const view = await visit(SANNE);
    const answer = Promise.withResolvers<void>();
    server.use(
      http.post(
        PHOTOS,
        async () => {
          await answer.promise;
        },
        { once: true },
      ),
    );
    await send(view);
    expect(await log().findByText('Versturen…')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    // As after five seconds, which may be over by now: the member is asked for anew.
    await act(() => view.cache.refetchQueries({ queryKey: ['session', 'user'] }));
    expect(log().getByText('Versturen…')).toBeInTheDocument();
    answer.resolve();
    expect(await log().findByText('Wordt bekeken')).toBeInTheDocument();
    expect(log().getByText('Sanne krijgt de foto zodra we hem hebben goedgekeurd.')).toBeInTheDocument();
    expect(log().getAllByRole('button', { name: 'Je foto groot bekijken' })).toHaveLength(1);
    expect(screen.getByText('Nog 100 credits')).toBeInTheDocument();
    expect(sent(view.world)).toHaveLength(1);
    await waitFor(() => expect(log().queryByText('Versturen…')).toBeNull());
  });

  it('is delivered at once where the operator lets it, and named in the list', async () => {
    const view = await visit(SANNE, 'paid', (world) => (world.settings.photo_inspection = 'after'));
    const sheet = await choose(view);
    expect(sheet.getByText(/dan verdwijnt hij, ook bij Sanne/)).toBeInTheDocument();
    await view.user.click(sheet.getByRole('button', { name: 'Foto versturen · 20 credits' }));
    expect(await log().findByRole('button', { name: 'Je foto groot bekijken' })).toBeInTheDocument();
    expect(log().queryByText('Wordt bekeken')).toBeNull();
    expect(await screen.findByText('Jij: Foto')).toBeInTheDocument();
  });

  it('CHT-03 is there also where nothing else was sent yet', async () => {
    await visit('/chats/chat-new', 'paid', (world) => {
      const { id } = world.members.at(-1)!;
      const chat = world.chatWith(id);
      chat.id = 'chat-new';
      chat.messages = [];
      world.sendPhoto(chat, 'first');
    });
    expect(await screen.findByText('Wordt bekeken')).toBeInTheDocument();
  });

  it('CHT-02 repeats a failed one with its key, so it is charged once', async () => {
    const view = await visit(SANNE);
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        PHOTOS,
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.json({ status: 500, code: 'internal_error', request_id: 'r' }, { status: 500 });
        },
        { once: true },
      ),
    );
    await send(view);
    await view.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await log().findByText('Wordt bekeken')).toBeInTheDocument();
    expect(sent(view.world).map(({ key }) => key)).toEqual(keys);
    expect(screen.getByText('Nog 100 credits')).toBeInTheDocument();
  });

  it('MNY-12 asks again at a new price, with the photo as it was, and words keep theirs', async () => {
    const view = await visit(SANNE);
    const sheet = await choose(view);
    view.world.settings = { ...view.world.settings, photo_credits: 25 };
    await view.user.click(sheet.getByRole('button', { name: 'Foto versturen · 20 credits' }));
    const again = within(await screen.findByRole('dialog', { name: 'Een foto voor Sanne' }));
    expect(
      await again.findByText('Een foto kost nu 25 credits. Je foto is nog niet verstuurd en heeft niets gekost.'),
    ).toBeInTheDocument();
    expect(again.getByRole('img', { name: 'Voorbeeld van je foto' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Versturen · 10 credits', hidden: true })).toBeInTheDocument();
    expect(view.world.user!.credits).toBe(120);
    await view.user.click(again.getByRole('button', { name: 'Foto versturen · 25 credits' }));
    expect(await screen.findByText('Nog 95 credits')).toBeInTheDocument();
  });

  it('leads to the shop where the credits do not reach, and keeps the choice', async () => {
    const view = await visit(SANNE, 'broke');
    const sheet = await choose(view);
    expect(sheet.getByText(/^Je komt 16 credits tekort voor een foto/)).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Credits kopen' }).getAttribute('href')).toContain(
      encodeURIComponent(SANNE),
    );
    await view.user.click(sheet.getByRole('button', { name: 'Sluiten' }));
    expect((await openSheet(view)).getByRole('img', { name: 'Voorbeeld van je foto' })).toBeInTheDocument();
  });

  it('says what is wrong with a photo where another can be chosen', async () => {
    const view = await visit(SANNE);
    const refusal = { status: 422, code: 'photo_too_small', request_id: 'r', params: { pixels: 200 } };
    server.use(http.post(PHOTOS, () => HttpResponse.json(refusal, { status: 422 }), { once: true }));
    await send(view);
    const again = within(await screen.findByRole('dialog', { name: 'Een foto voor Sanne' }));
    expect(await again.findByText('Deze foto is te klein: minstens 200 pixels breed en hoog.')).toBeInTheDocument();
    const huge = file('huge.jpg');
    Object.defineProperty(huge, 'size', { value: 16 * 1024 * 1024 });
    await view.user.upload(again.getByTestId('chat-photo-input'), huge);
    expect(await again.findByText('Deze foto is te groot: hooguit 15 MB.')).toBeInTheDocument();
    await view.user.upload(again.getByTestId('chat-photo-input'), file());
    await waitFor(() => expect(again.queryByText('Deze foto is te groot: hooguit 15 MB.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  });

  it('PRO-04 goes to a fictional profile once the warning is read', async () => {
    const view = await visit(SANNE, 'paid', (world) => (world.chat(CHAT)!.profile.fictional = true));
    await send(view);
    await view.user.click(await screen.findByRole('button', { name: 'Begrepen, versturen · 20 credits' }));
    expect(await log().findByText('Wordt bekeken')).toBeInTheDocument();
    expect(screen.getByText('Nog 100 credits')).toBeInTheDocument();
    expect((await openSheet(view)).queryByRole('img', { name: 'Voorbeeld van je foto' })).toBeNull();
  });
});

/** As a page has kept it that was loaded anew while its photo was on its way. */
const onItsWay = (id: string) => {
  const message = { id, conversationId: CHAT, price: 20, sentAt: new Date().toISOString() };
  return { ...message, content: { kind: 'photo' as const, file: 'gone' } };
};

describe('CHT-12 a photo that was on its way when the page was loaded anew', () => {
  it('is known to have arrived, or is told to be chosen again', async () => {
    const { addPending, changePending } = await import('../../features/conversations/outbox');
    const view = await visit(SANNE, 'paid', (world) => world.sendPhoto(world.chat(CHAT)!, 'arrived'));
    await screen.findByText('Wordt bekeken');
    await view.world.listening;
    act(() => {
      for (const id of ['arrived', 'lost']) {
        addPending(onItsWay(id));
        changePending(id, { code: 'unreachable', params: {} });
      }
    });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await log().findByText(/Deze foto is niet meer op dit scherm/)).toBeInTheDocument();
    expect(log().getAllByRole('button', { name: 'Je foto groot bekijken' })).toHaveLength(1);
    expect(sent(view.world)).toEqual([]);
    await view.user.click(log().getByRole('button', { name: 'Verwijderen' }));
    expect(log().queryByText(/Deze foto is niet meer op dit scherm/)).toBeNull();
  });
});

describe('CHT-11 what becomes of an own photo', () => {
  const waiting = (world: World) => world.sendPhoto(world.chat(CHAT)!, 'mine');

  it('is told live: turned down with the reason, the picture gone and the credits back', async () => {
    const view = await visit(SANNE, 'paid', waiting);
    await screen.findByText('Wordt bekeken');
    await view.elsewhere(() => view.world.decidePhoto(CHAT, 'mine', 'nudity'));
    expect(await log().findByText('Foto afgewezen')).toBeInTheDocument();
    expect(log().getByText('Te bloot voor een gesprek.')).toBeInTheDocument();
    expect(log().getByText('20 credits teruggekregen')).toBeInTheDocument();
    expect(log().queryByText(/Er kwam binnen 72 uur geen antwoord/)).toBeNull();
    expect(log().queryByRole('img')).toBeNull();
    expect(screen.getByText('Nog 140 credits')).toBeInTheDocument();
  });

  it('is told live: delivered once it has passed', async () => {
    const view = await visit(SANNE, 'paid', waiting);
    await screen.findByText('Wordt bekeken');
    await view.elsewhere(() => view.world.decidePhoto(CHAT, 'mine', null));
    await waitFor(() => expect(log().queryByText('Wordt bekeken')).toBeNull());
    expect(log().getAllByRole('button', { name: 'Je foto groot bekijken' })).toHaveLength(1);
    expect(await screen.findByText('Jij: Foto')).toBeInTheDocument();
  });
});

describe('CHT-11 receiving a photo', () => {
  it('arrives live and blurred, and shows after one press for the conversation, also what comes later', async () => {
    const view = await visit(SANNE);
    await screen.findByRole('log');
    await view.elsewhere(() => view.world.receivePhoto(CHAT));
    expect(await log().findByRole('img', { name: 'Onscherpe foto van Sanne' })).toBeInTheDocument();
    expect(log().queryByRole('button', { name: 'Foto van Sanne groot bekijken' })).toBeNull();
    expect(await screen.findByText('Foto')).toBeInTheDocument();
    await view.user.click(log().getByRole('button', { name: 'Foto’s tonen' }));
    expect(await log().findByRole('button', { name: 'Foto van Sanne groot bekijken' })).toBeInTheDocument();
    act(() => void view.world.receivePhoto(CHAT));
    await waitFor(() =>
      expect(log().getAllByRole('button', { name: 'Foto van Sanne groot bekijken' })).toHaveLength(2),
    );
    expect(log().queryByRole('button', { name: 'Foto’s tonen' })).toBeNull();
  });

  const shown = (world: World) => {
    world.chat(CHAT)!.photos_allowed = true;
    world.receivePhoto(CHAT);
  };

  it('is seen large, closed by Escape and by Back, and then the conversation is there as before', async () => {
    const view = await visit(SANNE, 'paid', shown);
    const open = await screen.findByRole('button', { name: 'Foto van Sanne groot bekijken' });
    await view.user.click(open);
    const large = await screen.findByRole('dialog', { name: 'Foto van Sanne' });
    expect(within(large).getByRole('img')).toHaveAttribute('src', '/large.webp');
    fireEvent(large, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.state.location.pathname).toBe(SANNE);
    await view.user.click(open);
    await screen.findByRole('dialog', { name: 'Foto van Sanne' });
    await act(() => view.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.state.location.pathname).toBe(SANNE);
  });

  it('PRV-03 is reported with one press, and says so', async () => {
    const view = await visit(SANNE, 'paid', shown);
    await view.user.click(await screen.findByRole('button', { name: 'Foto melden' }));
    expect(await screen.findByText('Gemeld')).toBeInTheDocument();
    expect(screen.getByText('Bedankt voor je melding. We kijken ernaar.')).toBeInTheDocument();
    const { version } = view.world.chat(CHAT)!.messages.at(-1)!;
    expect(view.world.reports).toEqual([{ message: { conversation_id: CHAT, version }, reason: 'other' }]);
  });

  it('comes down live, also while it is seen large', async () => {
    const view = await visit(SANNE, 'paid', shown);
    await view.user.click(await screen.findByRole('button', { name: 'Foto van Sanne groot bekijken' }));
    await screen.findByRole('dialog', { name: 'Foto van Sanne' });
    await view.elsewhere(() => view.world.takePhotoDown(CHAT, view.world.chat(CHAT)!.messages.at(-1)!.id));
    expect(await screen.findByText('Deze foto is weggehaald')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Foto melden' })).toBeNull();
  });
});

describe('CHT-12 a conversation that is read further up', () => {
  it('keeps what is loaded when something in it changes', async () => {
    const view = await visit(SANNE, 'paid', (world) => {
      const chat = world.chat(CHAT)!;
      const at = (minute: number) => new Date(Date.now() - (200 - minute) * 60_000).toISOString();
      for (let i = 0; i < 120; i++)
        world.append(chat, { id: `m${i}`, from_me: false, body: `regel ${i}`, sent_at: at(i) });
      chat.num_unread_messages = 0;
    });
    for (let page = 0; page < 2; page++) {
      const older = await screen.findByRole('button', { name: 'Oudere berichten' });
      await view.user.click(older);
      await waitFor(() => expect(older).not.toBeInTheDocument());
    }
    expect(await screen.findByText('regel 0')).toBeInTheDocument();
    await view.elsewhere(() => view.world.receivePhoto(CHAT));
    expect(await log().findByRole('img', { name: 'Onscherpe foto van Sanne' })).toBeInTheDocument();
    expect(screen.getByText('regel 0')).toBeInTheDocument();
  });
});

describe('CHT-11 photos elsewhere on the site', () => {
  it('lets one ask for inspected photos only', async () => {
    const { user, world } = await visit('/settings');
    const only = await screen.findByRole('switch', { name: 'Alleen bekeken foto’s' });
    expect(only).not.toBeChecked();
    await user.click(only);
    await waitFor(() => expect(world.uninspectedPhotos).toBe(false));
    expect(only).toBeChecked();
  });

  it('MNY-05 names them among the transactions', async () => {
    const row = {
      at: new Date().toISOString(),
      opening: 120,
      reference: 'k',
      money: null,
      debt: null,
      photo: true as const,
      payment_method: null,
      payable_until: null,
    };
    await visit('/transactions', 'paid', (world) => {
      world.transactions = [
        { ...row, id: '2', kind: 'give_back', credits: 20, balance: 120 },
        { ...row, id: '1', kind: 'spend', credits: -20, balance: 100 },
      ];
    });
    expect(await screen.findByRole('link', { name: 'Foto verstuurd' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Teruggekregen: foto afgewezen of niet beantwoord' })).toBeInTheDocument();
  });
});
