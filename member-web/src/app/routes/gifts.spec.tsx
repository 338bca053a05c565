import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const SANNE = '/chats/chat-member-1-sanne';
const MESSAGES = '*/api/chats/:id/messages';
type Visit = Awaited<ReturnType<typeof visit>>;
const log = () => within(screen.getByRole('log'));
async function openSheet({ user }: Visit) {
  await user.click(await screen.findByRole('button', { name: 'Cadeau geven' }));
  return within(await screen.findByRole('dialog', { name: 'Een cadeau voor Sanne' }));
}

describe('CHT-10 giving a gift', () => {
  it('shows what is on sale with its price and one’s own balance, and gives what was chosen with its words', async () => {
    const view = await visit(SANNE);
    const sheet = await openSheet(view);
    expect(sheet.getAllByRole('radio').map((one) => one.closest('label')!.textContent)).toEqual([
      'Roos10 credits',
      'Knuffelbeer25 credits',
      'Diamant200 credits',
    ]);
    expect(sheet.getByText('Nog 120 credits')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Kies een cadeau' })).toHaveAttribute('aria-disabled', 'true');
    await view.user.click(sheet.getByRole('radio', { name: /Knuffelbeer/ }));
    await view.user.type(sheet.getByRole('textbox', { name: 'Schrijf er iets bij (niet verplicht)' }), 'Voor jou');
    await view.user.click(sheet.getByRole('button', { name: 'Geven · 25 credits' }));
    expect(await log().findByText('Cadeau: Knuffelbeer')).toBeInTheDocument();
    expect(log().getByText('Voor jou')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Nog 95 credits')).toBeInTheDocument();
    expect(view.world.chat('chat-member-1-sanne')!.messages.at(-1)).toMatchObject({ gift: 'bear', body: 'Voor jou' });
  });

  it('keeps the choice where the credits do not reach, and leads to the shop', async () => {
    const view = await visit(SANNE);
    const sheet = await openSheet(view);
    await view.user.click(sheet.getByRole('radio', { name: /Diamant/ }));
    expect(sheet.getByText(/^Je komt 80 credits tekort/)).toBeInTheDocument();
    const shop = sheet.getByRole('link', { name: 'Credits kopen' });
    expect(shop.getAttribute('href')).toContain('/credits');
    await view.user.click(sheet.getByRole('button', { name: 'Sluiten' }));
    expect((await openSheet(view)).getByRole('radio', { name: /Diamant/ })).toBeChecked();
  });

  it('MNY-12 asks again at a new price, with the words as they were', async () => {
    const view = await visit(SANNE);
    const sheet = await openSheet(view);
    await view.user.click(sheet.getByRole('radio', { name: /Roos/ }));
    await view.user.type(sheet.getByRole('textbox'), 'Voor jou');
    view.world.gifts = view.world.gifts.map((gift) => (gift.id === 'rose' ? { ...gift, price: 12 } : gift));
    await view.user.click(sheet.getByRole('button', { name: 'Geven · 10 credits' }));
    const again = within(await screen.findByRole('dialog', { name: 'Een cadeau voor Sanne' }));
    expect(await again.findByText('Dit cadeau kost nu 12 credits. Er is nog niets betaald.')).toBeInTheDocument();
    expect(again.getByRole('textbox')).toHaveValue('Voor jou');
    // What a message costs has not changed with it.
    expect(screen.getByRole('button', { name: 'Versturen · 10 credits', hidden: true })).toBeInTheDocument();
    expect(view.world.user!.credits).toBe(120);
    await view.user.click(again.getByRole('button', { name: 'Geven · 12 credits' }));
    expect(await screen.findByText('Nog 108 credits')).toBeInTheDocument();
  });

  it('says that one went off sale meanwhile, and takes nothing', async () => {
    const view = await visit(SANNE);
    const sheet = await openSheet(view);
    await view.user.click(sheet.getByRole('radio', { name: /Roos/ }));
    view.world.gifts = view.world.gifts.map((gift) => (gift.id === 'rose' ? { ...gift, on_sale: false } : gift));
    await view.user.click(sheet.getByRole('button', { name: 'Geven · 10 credits' }));
    expect(await screen.findByText(/^Dit cadeau is niet meer te koop/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Roos/ })).toBeNull());
    expect(view.world.user!.credits).toBe(120);
  });

  it('CHT-02 repeats a failed one with its key, so it is charged once', async () => {
    const view = await visit(SANNE);
    const sheet = await openSheet(view);
    const failure = { status: 500, code: 'internal_error', request_id: 'r' };
    server.use(http.post(MESSAGES, () => HttpResponse.json(failure, { status: 500 }), { once: true }));
    await view.user.click(sheet.getByRole('radio', { name: /Roos/ }));
    await view.user.click(sheet.getByRole('button', { name: 'Geven · 10 credits' }));
    await view.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(log().getAllByText('Cadeau: Roos')).toHaveLength(1);
  });

  it('keeps the next choice and its words while the one before is on its way', async () => {
    const view = await visit(SANNE);
    const answer = Promise.withResolvers<void>();
    server.use(
      http.post(
        MESSAGES,
        async () => {
          await answer.promise;
        },
        { once: true },
      ),
    );
    const sheet = await openSheet(view);
    await view.user.click(sheet.getByRole('radio', { name: /Roos/ }));
    await view.user.click(sheet.getByRole('button', { name: 'Geven · 10 credits' }));
    const next = await openSheet(view);
    await view.user.click(next.getByRole('radio', { name: /Knuffelbeer/ }));
    await view.user.type(next.getByRole('textbox'), 'En deze');
    answer.resolve();
    expect(await next.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(next.getByRole('radio', { name: /Knuffelbeer/ })).toBeChecked();
    expect(next.getByRole('textbox')).toHaveValue('En deze');
  });

  it('CHT-02 puts refused words above those of the next choice', async () => {
    const view = await visit(SANNE);
    const answer = Promise.withResolvers<void>();
    const refusal = { status: 402, code: 'insufficient_credits', request_id: 'r' };
    server.use(
      http.post(
        MESSAGES,
        async () => {
          await answer.promise;
          return HttpResponse.json(refusal, { status: 402 });
        },
        { once: true },
      ),
    );
    const sheet = await openSheet(view);
    await view.user.click(sheet.getByRole('radio', { name: /Roos/ }));
    await view.user.type(sheet.getByRole('textbox'), 'Voor jou');
    await view.user.click(sheet.getByRole('button', { name: 'Geven · 10 credits' }));
    const next = await openSheet(view);
    await view.user.click(next.getByRole('radio', { name: /Knuffelbeer/ }));
    await view.user.type(next.getByRole('textbox'), 'En deze');
    answer.resolve();
    await waitFor(() => expect(next.getByRole('textbox')).toHaveValue('Voor jou\nEn deze'));
  });

  it('names one that is off sale by now where it was given, and in the list', async () => {
    await visit(SANNE, 'paid', (world) => {
      const chat = world.chat('chat-member-1-sanne')!;
      world.append(chat, { id: 'k', from_me: false, body: '', gift: 'old', sent_at: new Date().toISOString() });
    });
    await waitFor(() => expect(screen.getAllByText('Cadeau: Kus')).toHaveLength(2));
  });

  it('is not offered where nothing is on sale', async () => {
    await visit(SANNE, 'paid', (world) => (world.gifts = []));
    await screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cadeau geven' })).toBeNull());
  });
});

describe('CHT-10 gifts on a profile', () => {
  it('asks the giver how far it may show, keeps it to itself unless they say so, and lets them take it off', async () => {
    const view = await visit(SANNE);
    const sheet = await openSheet(view);
    await view.user.click(sheet.getByRole('radio', { name: /Roos/ }));
    const showing = sheet.getByRole('combobox', { name: 'Op het profiel van Sanne' });
    expect(showing).toHaveDisplayValue('Niet tonen');
    await view.user.selectOptions(showing, 'Tonen met mijn naam');
    await view.user.click(sheet.getByRole('button', { name: 'Geven · 10 credits' }));
    await waitFor(() => expect(view.world.profileGifts.given).toHaveLength(1));
    // The next one is asked about anew.
    const next = await openSheet(view);
    await view.user.click(next.getByRole('radio', { name: /Roos/ }));
    expect(next.getByRole('combobox', { name: 'Op het profiel van Sanne' })).toHaveDisplayValue('Niet tonen');
    await view.user.click(next.getByRole('button', { name: 'Geven · 10 credits' }));
    expect(await screen.findByText('Nog 100 credits')).toBeInTheDocument();
    expect(view.world.profileGifts.given).toHaveLength(1);
  });

  it('shows the own choice and both lists, and takes one off', async () => {
    const view = await visit('/profile', 'paid', (world) => {
      const other = { id: 'sanne', name: 'Sanne', fictional: false };
      const given_at = new Date().toISOString();
      const one = { conversation_id: 'chat-member-1-sanne', gift: 'rose', shown: 'named' as const, given_at, other };
      world.profileGifts = {
        shown: 'hidden',
        received: [{ ...one, version: 3 }],
        given: [{ ...one, version: 4, shown: 'unnamed' }],
      };
    });
    const gifts = within(await screen.findByRole('region', { name: 'Cadeaus' }));
    const wanted = await gifts.findByRole('combobox', { name: 'Gekregen cadeaus op je profiel' });
    expect(wanted).toHaveDisplayValue('Niet tonen');
    await view.user.selectOptions(wanted, 'Tonen zonder naam van de gever');
    await waitFor(() => expect(view.world.profileGifts.shown).toBe('unnamed'));
    await view.user.click(await gifts.findByRole('button', { name: 'Weghalen: Roos, Van Sanne' }));
    await waitFor(() => expect(gifts.queryByText('Deze mogen op je profiel staan')).toBeNull());
    expect(gifts.getByRole('button', { name: 'Weghalen: Roos, Voor Sanne' })).toBeInTheDocument();
    expect(await screen.findByText(/^Het cadeau is van het profiel gehaald/)).toBeInTheDocument();
  });

  it('PRO-04 shows picture, count and givers on a profile, a fictional one as such', async () => {
    await visit('/members/member-1-sanne', 'paid', (world) => {
      world.shownGifts.set('member-1-sanne', [
        { gift: 'rose', count: 3, from: [{ id: 'eva', name: 'Eva', fictional: true }] },
        { gift: 'bear', count: 1, from: [] },
      ]);
    });
    const gifts = within(await screen.findByRole('region', { name: 'Gekregen cadeaus' }));
    const [rose, bear] = gifts.getAllByRole('listitem');
    await waitFor(() => expect(rose).toHaveTextContent('Roos × 3'));
    expect(rose).toHaveTextContent(/van Eva.*Fictief/);
    expect(within(rose!).getByRole('link', { name: 'Eva' })).toHaveAttribute('href', '/members/eva');
    expect(bear).toHaveTextContent(/^Knuffelbeer ?$/);
  });
});
