import { render, screen, within } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, describe, it } from 'vitest';
import { createI18nProvider } from '../../providers/i18n-provider';
import { WalletHistory, type Wallet } from './wallet-history';

const at = '2026-07-01T08:00:00.000Z';
const price = { amount: 999, currency: 'EUR' };
const wallet: Wallet = {
  balance: 30,
  debt: 0,
  next: null,
  transactions: [
    { id: 5, at, kind: 'refund', opening: 30, credits: 0, balance: 30, money: price, reference: 'r1', debt: null },
    {
      id: 4,
      at,
      kind: 'refund_request',
      opening: 130,
      credits: -100,
      balance: 30,
      money: null,
      reference: 'r1',
      debt: null,
    },
    { id: 3, at, kind: 'give_back', opening: 120, credits: 10, balance: 130, money: null, reference: 'm1', debt: null },
    { id: 2, at, kind: 'purchase', opening: 30, credits: 100, balance: 130, money: price, reference: 'p1', debt: null },
    { id: 1, at, kind: 'grant', opening: 0, credits: 30, balance: 30, money: null, reference: 'signup', debt: null },
  ],
};

describe('MNY-05 MNY-09 what a member did with their credits', () => {
  it('tells before, change and after of each movement, and leads to its cause', async () => {
    const dataProvider = { send: () => Promise.resolve(Response.json(wallet)) } as unknown as DataProvider;
    const i18nProvider = await createI18nProvider('nl');
    render(
      <MemoryRouter>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
          <ResourceContextProvider value="members">
            <WalletHistory memberId="anna" />
          </ResourceContextProvider>
        </AdminContext>
      </MemoryRouter>,
    );
    const table = await screen.findByRole('table', { name: 'Tegoed van het lid' });
    const rows = within(table).getAllByRole('row').slice(1);
    const numbers = rows.map((row) => [...row.children].slice(2, 5).map((cell) => cell.textContent));
    expect(numbers).toEqual([
      ['30', '–', '30'],
      ['130', '−100', '30'],
      ['120', '+10', '130'],
      ['30', '+100', '130'],
      ['0', '+30', '30'],
    ]);
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Geld terugbetaald', '/refunds/r1/show'],
      ['Teruggevraagd', '/refunds/r1/show'],
      ['Gekocht', '/payments/p1/show'],
    ]);
    expect(within(table).getByText('Niet beantwoord, credits terug')).toBeDefined();
    expect(within(table).getByText('Welkomstcadeau')).toBeDefined();
  });
});
