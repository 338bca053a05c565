import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const row = {
  id: '7',
  at: '2026-05-01T10:00:00.000Z',
  kind: 'charge_back' as const,
  credits: -40,
  opening: 40,
  balance: 0,
  money: { amount: 999, currency: 'EUR' },
  reference: 'payment-1',
  debt: 60,
  payment_method: null,
  payable_until: null,
};

describe('MNY-05 MNY-09 a payment that the bank took back', () => {
  it('is explained in words, with what is owed and what pays it', async () => {
    const { user } = await visit('/transactions', 'paid', (world) => {
      world.transactions = [row];
      world.debt = 60;
    });
    expect(await screen.findByText(/^Je hebt een tekort van 60 credits/)).toBeInTheDocument();
    expect(screen.getByText('€ 9,99 terug', { normalizer: plain })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Betaling teruggeboekt' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText(/^Je bank heeft € 9,99 van deze aankoop teruggeboekt/, { normalizer: plain }),
    ).toBeInTheDocument();
    expect(dialog.getByText('Tekort daarna').nextSibling).toHaveTextContent('60');
  });
});

const message = {
  ...row,
  id: '6',
  kind: 'spend' as const,
  credits: -10,
  opening: 50,
  money: null,
  reference: 'message-1',
  debt: null,
};
const transfer = {
  ...row,
  id: 'payment-2',
  kind: 'payment_pending' as const,
  credits: 0,
  opening: 0,
  reference: 'payment-2',
  debt: null,
  payment_method: 'sct',
  payable_until: '2026-05-15T10:00:00.000Z',
};

describe('MNY-05 all of one’s money', () => {
  it('tells to whom a message went, a former member too, and until when a transfer can be paid', async () => {
    await visit('/transactions', 'paid', (world) => {
      world.transactions = [
        transfer,
        { ...message, id: '6', recipient: { id: 'anna', name: 'Anna' } },
        { ...message, id: '5', recipient: { id: null, name: null } },
      ];
    });
    const waiting = await screen.findByRole('row', { name: /Betaling wacht nog/ });
    const [, , credits, balance] = within(waiting).getAllByRole('cell');
    expect(credits).toHaveTextContent(/^geen credits$/);
    expect(balance).toHaveTextContent(/^Saldo \d+$/);
    expect(waiting).toHaveTextContent(/9,99 · Bankoverschrijving/);
    expect(waiting).toHaveTextContent(/Te betalen tot en met 15 mei/);
    expect(screen.getByText('Aan Anna')).toBeInTheDocument();
    expect(screen.getByText('Aan een voormalig lid')).toBeInTheDocument();
  });

  it('keeps the kind and the month in the address, and takes them along to the file', async () => {
    const { user } = await visit('/transactions?kind=spend&month=2026-05', 'paid', (world) => {
      world.transactions = [transfer, message, { ...message, id: '4', at: '2026-03-31T10:00:00.000Z' }];
    });
    expect(await screen.findAllByRole('link', { name: 'Bericht verstuurd' })).toHaveLength(1);
    const file = screen.getByRole('link', { name: 'Download als CSV' });
    expect(file).toHaveAttribute('href', '/api/transactions.csv?kind=spend&month=2026-05');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Maand' }), 'maart 2026');
    expect(await screen.findByText(/31 maart/)).toBeInTheDocument();
    expect(file).toHaveAttribute('href', '/api/transactions.csv?kind=spend&month=2026-03');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Maand' }), 'april 2026');
    expect(await screen.findByText('Geen transacties in deze maand')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Toon alles' }));
    expect(await screen.findByRole('row', { name: /Betaling wacht nog/ })).toBeInTheDocument();
  });

  it('says why older ones did not come, beside the button that asked for them', async () => {
    const { user } = await visit('/transactions', 'paid');
    server.use(
      http.get('*/api/transactions', ({ request }) =>
        new URL(request.url).searchParams.has('before')
          ? new HttpResponse(null, { status: 429 })
          : HttpResponse.json({ transactions: [message], debt: 0, since: message.at, next: 'older' }),
      ),
    );
    const more = await screen.findByRole('button', { name: 'Meer tonen' });
    await user.click(more);
    expect((await screen.findByRole('alert')).nextElementSibling).toBe(more);
    expect(screen.getByRole('link', { name: 'Bericht verstuurd' })).toBeInTheDocument();
  });

  it.each([
    ['charge_back', '*/api/payments/:id'],
    ['refund', '*/api/refunds/:id'],
  ] as const)('says that the cause of a %s could not be had, with a way to ask again', async (kind, path) => {
    const { router } = await visit('/pages/terms', 'paid', (world) => {
      world.transactions = [{ ...row, kind }];
    });
    server.use(http.get(path, () => new HttpResponse(null, { status: 429 })));
    await act(() => router.navigate(`/transactions/${row.id}`));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Opnieuw proberen' })).toBeInTheDocument();
  });

  it('is not opened again by Back once it was closed, wherever it was opened', async () => {
    const { user, router } = await visit('/pages/terms', 'paid', (world) => {
      world.transactions = [message];
    });
    const close = async () => {
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(router.state.location.pathname + router.state.location.search).toBe('/transactions?kind=spend');
    };
    await act(() => router.navigate('/transactions?kind=spend'));
    await user.click(await screen.findByRole('link', { name: 'Bericht verstuurd' }));
    await close();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/terms'));

    // By its address, before which nothing of the list was seen.
    await act(() => router.navigate(`/transactions/${message.id}?kind=spend`));
    await close();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/terms'));
  });

  it('leads from a payment that waits to what there is to do', async () => {
    const { user } = await visit('/transactions', 'paid', (world) => {
      world.transactions = [transfer];
    });
    await user.click(await screen.findByRole('link', { name: 'Betaling wacht nog' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: 'Naar deze betaling' })).toHaveAttribute(
      'href',
      '/credits/result/payment-2',
    );
  });
});
