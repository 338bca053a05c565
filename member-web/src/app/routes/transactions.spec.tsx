import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const row = {
  id: 7,
  at: '2026-05-01T10:00:00.000Z',
  kind: 'charge_back' as const,
  credits: -40,
  opening: 40,
  balance: 0,
  money: { amount: 999, currency: 'EUR' },
  reference: 'payment-1',
  debt: 60,
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
      await dialog.findByText(/^Je bank heeft € 9,99 van deze aankoop teruggehaald/, { normalizer: plain }),
    ).toBeInTheDocument();
    expect(dialog.getByText('Tekort daarna').nextSibling).toHaveTextContent('60');
  });
});
