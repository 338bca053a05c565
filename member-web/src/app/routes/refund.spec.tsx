import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

const DAY = 86_400_000;
const lot = (payment_id: string, credits: number, amount: number, credits_bought = credits) => ({
  payment_id,
  credits,
  credits_bought,
  amount: { amount, currency: 'EUR' },
  paid: { amount: 999, currency: 'EUR' },
  payment_method: 'ideal',
  bought_at: new Date(Date.now() - DAY).toISOString(),
  refundable_until: new Date(Date.now() + 13 * DAY).toISOString(),
});
const bought =
  (...lots: ReturnType<typeof lot>[]) =>
  (world: World) => {
    world.refundable = lots;
    world.creditsKept = 200;
  };
const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const asked = (world: World) => world.calls.filter(({ method, path }) => method === 'POST' && path === '/api/refunds');

describe('MNY-08 asking a refund', () => {
  it('takes two steps: what comes back, then what that means', async () => {
    const { user, world } = await visit('/refund', 'paid', bought(lot('p1', 100, 999), lot('p2', 90, 899, 100)));
    expect(await screen.findByRole('heading', { name: 'Welke aankopen vraag je terug?' })).toBeInTheDocument();
    expect(screen.getByText('90 van 100 credits over')).toBeInTheDocument();
    expect(screen.getByText('€ 18,98', { normalizer: plain })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /90 van 100/ }));
    await user.click(screen.getByRole('button', { name: 'Verder' }));

    expect(await screen.findByRole('heading', { name: 'Klopt dit?' })).toHaveFocus();
    expect(screen.getByText('100 credits gaan meteen uit je saldo.')).toBeInTheDocument();
    expect(screen.queryByText(/geen premiumlid meer/)).not.toBeInTheDocument();
    expect(asked(world)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /^Vraag €\s9,99 terug$/ }));

    const done = await screen.findByRole('heading', { name: 'Je aanvraag is binnen' });
    expect(await screen.findByText('Wordt bekeken')).toBeInTheDocument();
    // The keyboard goes on here: its button has gone.
    expect(document.activeElement).toBe(done.closest('section'));
    expect(asked(world)[0]!.key).toBeTruthy();
  });

  it.each(['Terug', /^Vraag €\s9,99 terug$/])(
    'is not answered by the second of two quick presses on the step before: %s',
    async (name) => {
      const { user, cache } = await visit('/refund', 'paid', bought(lot('p1', 100, 999)));
      await user.click(await screen.findByRole('button', { name: 'Verder' }));
      fireEvent.click(await screen.findByRole('button', { name }), { detail: 2 });
      expect(screen.getByRole('heading', { name: 'Klopt dit?' })).toBeInTheDocument();
      expect(cache.isMutating()).toBe(0);
    },
  );

  it('Back leads from the second step to the first one, with what was chosen there', async () => {
    const { user, router } = await visit('/refund', 'paid', bought(lot('p1', 100, 999), lot('p2', 90, 899, 100)));
    await user.click(await screen.findByRole('checkbox', { name: /90 van 100/ }));
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    await screen.findByRole('heading', { name: 'Klopt dit?' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Welke aankopen vraag je terug?' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: /90 van 100/ })).not.toBeChecked();
    await user.dblClick(screen.getByRole('button', { name: 'Verder' }));
    await user.click(await screen.findByRole('button', { name: 'Terug' }));
    expect(await screen.findByRole('heading', { name: 'Welke aankopen vraag je terug?' })).toBeInTheDocument();
  });

  it('stays here where Back was pressed before the answer came; its own button waits for that', async () => {
    const { user, router } = await visit('/transactions', 'paid', bought(lot('p1', 100, 999)));
    await act(() => router.navigate('/refund'));
    await user.click(await screen.findByRole('button', { name: 'Verder' }));
    const held = Promise.withResolvers<undefined>();
    server.use(http.post('*/api/refunds', () => held.promise, { once: true }));
    await user.click(await screen.findByRole('button', { name: /^Vraag/ }));
    await user.click(screen.getByRole('button', { name: 'Terug' }));
    expect(screen.getByRole('heading', { name: 'Klopt dit?' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Welke aankopen vraag je terug?' })).toBeInTheDocument();
    held.resolve(undefined);
    expect(await screen.findByRole('heading', { name: 'Je aanvraag is binnen' })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(router.state.location.pathname).toBe('/refund');
  });

  it('says when premium ends', async () => {
    const { user } = await visit('/refund', 'paid', bought(lot('p1', 100, 999), lot('p2', 100, 999)));
    await user.click(await screen.findByRole('button', { name: 'Verder' }));
    expect(await screen.findByText(/geen premiumlid meer/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Terug' }));
    expect(await screen.findByRole('heading', { name: 'Welke aankopen vraag je terug?' })).toHaveFocus();
  });

  it('needs at least one purchase', async () => {
    const { user } = await visit('/refund', 'paid', bought(lot('p1', 100, 999)));
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Kies minstens één aankoop.');
  });

  it('shows the new amount when credits were used meanwhile', async () => {
    const { user, world } = await visit('/refund', 'paid', bought(lot('p1', 100, 999)));
    await user.click(await screen.findByRole('button', { name: 'Verder' }));
    bought(lot('p1', 90, 899, 100))(world);
    await user.click(await screen.findByRole('button', { name: /^Vraag/ }));
    expect(await screen.findByText(/Je hebt intussen credits gebruikt/)).toBeInTheDocument();
    expect(await screen.findByText('90 van 100 credits over')).toBeInTheDocument();
    expect(world.refunds).toHaveLength(0);
  });

  it('says so when there is nothing to ask back', async () => {
    await visit('/refund');
    expect(await screen.findByRole('heading', { name: 'Er valt nu niets terug te vragen' })).toBeInTheDocument();
  });

  it('shows what became of earlier ones, and hears of a decision', async () => {
    const { world, elsewhere } = await visit('/refund', 'paid', (world) => {
      bought(lot('p1', 100, 999))(world);
      world.askRefunds(world.refundable);
    });
    expect(await screen.findByText('Wordt bekeken')).toBeInTheDocument();
    world.refunds = world.refunds.map((one) => ({ ...one, status: 'refused', reason: 'Al teruggeboekt door je bank' }));
    await elsewhere(() => world.emit('refund', { refund_id: 'refund-1' }));
    expect(await screen.findByText('Afgewezen, credits terug')).toBeInTheDocument();
    expect(screen.getByText('Waarom: Al teruggeboekt door je bank')).toBeInTheDocument();
  });
});

describe('MNY-05 transactions', () => {
  it('can be filtered; the choice stays in the address', async () => {
    const { user, router } = await visit('/transactions');
    expect(await screen.findByRole('row', { name: /Credits gekocht/ })).toHaveTextContent(/€\s9,99 betaald/);
    expect(screen.getByRole('row', { name: /Welkomstcadeau/ })).toBeInTheDocument();
    const filter = screen.getByRole('navigation', { name: 'Soort transactie' });
    await user.click(within(filter).getByRole('link', { name: 'Gebruikt' }));
    expect(router.state.location.search).toBe('?kind=spend');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Credits gekocht/ })).not.toBeInTheDocument());
    expect(await screen.findAllByRole('row', { name: /Bericht verstuurd/ })).toHaveLength(2);
    await user.click(within(filter).getByRole('link', { name: 'Teruggevraagd' }));
    expect(await screen.findByRole('heading', { name: 'Geen transacties van deze soort' })).toBeInTheDocument();
  });

  it('each shows its cause, at an address of its own', async () => {
    const { user, router } = await visit('/transactions?kind=purchase', 'paid', (world) => {
      world.payments.set('payment-1', {
        payment_id: 'payment-1',
        status: 'completed',
        credits: 100,
        package: 'p100',
        payment_method: 'ideal',
        price: { amount: 999, currency: 'EUR' },
        transaction_costs: { amount: 0, currency: 'EUR' },
        discount: null,
        other_provider: false,
        created_at: new Date().toISOString(),
        payable_until: null,
        money_back: null,
      });
      world.receipts = [paper('2026-000007', 'payment-1'), paper('2026-000008', 'payment-2')];
    });
    await user.click(await screen.findByRole('link', { name: 'Credits gekocht' }));
    const detail = await screen.findByRole('dialog', { name: 'Credits gekocht' });
    expect(await within(detail).findByText('iDEAL')).toBeInTheDocument();
    expect(within(detail).getByText('payment-1')).toBeInTheDocument();
    expect(within(detail).getByText('Saldo ervoor').nextSibling).toHaveTextContent(/^30$/);
    expect(within(detail).getByText('Saldo daarna').nextSibling).toHaveTextContent(/^130$/);
    const receipt = await within(detail).findByRole('link', { name: 'Kwitantie 2026-000007 (pdf)' });
    expect(receipt).toHaveAttribute('href', '/api/receipts/2026-000007');
    expect(within(detail).queryByRole('link', { name: /2026-000008/ })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/transactions/3');
    await user.click(within(detail).getByRole('button', { name: 'Sluiten' }));
    expect(router.state.location).toMatchObject({ pathname: '/transactions', search: '?kind=purchase' });
  });

  it('an unknown one is told', async () => {
    await visit('/transactions/99');
    expect(await screen.findByText('Deze transactie is niet gevonden.')).toBeInTheDocument();
  });
});

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const paper = (number: string, payment_id: string) => ({
  number,
  payment_id,
  kind: 'receipt' as const,
  cause: null,
  cause_id: null,
  vat_country: 'NL',
  vat_rate: 2100,
  total: euro(999),
  net: euro(826),
  vat: euro(173),
  issued_at: new Date().toISOString(),
});
