import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app';
import { createI18nProvider } from '../providers/i18n-provider';
import { answerByPath, sent } from '../testing/server';
import type { Payment, PaymentDetail } from './payment';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const row: Payment = {
  id: '0199a1b2-0000-7000-8000-0000000000b1',
  member_id: '0199a1b2-0000-7000-8000-000000000001',
  status: 'pending',
  attention: 'mismatch',
  package: 'p100',
  credits: 100,
  payment_method: 'ideal',
  amount: eur(749),
  price: eur(749),
  transaction_costs: eur(0),
  discount_code: 'LENTE',
  discount_off: eur(250),
  provider: 'sandbox',
  provider_reference: 'sb_1',
  placed_at: '2026-06-28T09:12:00.000Z',
  settled_at: null,
  ...{
    mismatch: eur(500),
    refunded: null,
    charged_back: null,
    charged_back_at: null,
    reviewed_at: null,
    reviewed_by: null,
  },
};
const event = {
  by: null,
  by_name: null,
  money: null,
  credits: null,
  provider_words: null,
  outcome: null,
  reason: null,
};
const detail: PaymentDetail = {
  ...row,
  bank: 'ing',
  value_percentage: 25,
  credits_left: 0,
  outcomes: ['credit', 'return'],
  effect: { balance: 30, balance_when_credited: 130, premium: false, debt: 0 },
  events: [
    { ...event, id: 2, type: 'PaymentMismatched', at: row.placed_at, money: eur(500) },
    { ...event, id: 1, type: 'OrderPlaced', at: row.placed_at },
  ],
};
const path = `/api/admin/payments/${row.id}`;
let shown: PaymentDetail;

async function open(address: string, role = 'finance') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role } },
    '/api/admin/members': {
      json: [{ id: row.member_id, name: 'Anna' }],
      headers: { 'Content-Range': 'members 0-0/1' },
    },
    '/api/admin/payments': { json: [row], headers: { 'Content-Range': 'payments 0-0/1' } },
    '/api/admin/refunds': { json: [], headers: { 'Content-Range': 'refunds */0' } },
    [`/api/admin/wallets/${row.member_id}`]: { json: { balance: 30, debt: 0, transactions: [], next: null } },
    [path]: () => ({ json: shown }),
    [`${path}/review`]: () => {
      shown = { ...shown, status: 'declined', attention: 'return', outcomes: ['returned'] };
      return { json: { status: 'declined' } };
    },
  });
  window.history.pushState({}, '', address);
  render(createApp(await createI18nProvider('nl'), memoryStore()));
  return userEvent.setup();
}
const asked = (name: string) =>
  new URL(sent().findLast(({ url }) => url.startsWith('/api/admin/payments?'))!.url, 'http://x').searchParams.get(name);

beforeEach(() => {
  shown = detail;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('ADM-04 payments', () => {
  it('are listed the newest first and filtered by the server', async () => {
    const user = await open('/payments');
    await screen.findByRole('cell', { name: 'Anna' });
    expect(asked('sort')).toBe('["placed_at","DESC"]');
    expect(screen.getByText('Ander bedrag ontvangen')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Aandacht nodig');
    await waitFor(() => expect(asked('filter')).toBe('{"attention":true}'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Betaald');
    await user.type(screen.getByRole('textbox', { name: 'Bedrag vanaf' }), '7,5{Enter}');
    await waitFor(() => expect(JSON.parse(asked('filter')!)).toEqual({ status: 'completed', amount_from: 750 }));
    const file = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Exporteren (CSV)' }).href);
    expect(file.pathname).toBe('/api/admin/payments.csv');
    expect(JSON.parse(file.searchParams.get('filter')!)).toEqual({ status: 'completed', amount_from: 750 });
  });

  it('MNY-11 show every fact of an order, and what is odd about it', async () => {
    await open(`/payments/${row.id}/show`);
    expect(await screen.findByText(/Gevraagd was €\s7,49, ontvangen is €\s5,00/)).toBeDefined();
    expect(screen.getByText(/LENTE: 25 % \(€\s2,50\)/)).toBeDefined();
    expect(screen.getByText(row.id)).toBeDefined();
    expect(screen.getByText(/^Ander bedrag ontvangen: €\s5,00$/)).toBeDefined();
    expect(await screen.findByText('Dit lid heeft nog nooit credits gehad.')).toBeDefined();
  });

  it.each([
    ['AC04', 'AC04: rekening opgeheven'],
    ['ZZ99', 'ZZ99'],
  ])('say why a bank took money back by its code: %s', async (code, words) => {
    const back = {
      ...event,
      id: 3,
      type: 'PaymentChargedBack',
      at: row.placed_at,
      money: eur(999),
      provider_words: code,
    };
    shown = { ...detail, events: [back, ...detail.events] };
    await open(`/payments/${row.id}/show`);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('are settled by hand after a look at what that does, with a reason', async () => {
    const user = await open(`/payments/${row.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Credits toekennen…' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('100 credits erbij; het saldo gaat van 30 naar 130.')).toBeDefined();
    expect(within(dialog).getByText('Het lid wordt premium lid.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Geld terugsturen…' }));
    await user.click(await screen.findByRole('button', { name: /^Stuur €\s5,00 terug$/ }));
    expect(screen.getByText('Schrijf waarom')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /Reden/ }), ' Te weinig ');
    await user.click(screen.getByRole('button', { name: /^Stuur €\s5,00 terug$/ }));
    expect(await screen.findByText('Gaat terug')).toBeDefined();
    const posted = sent().filter(({ method }) => method === 'POST');
    expect(posted.map(({ body }) => body)).toEqual([{ outcome: 'return', reason: 'Te weinig' }]);
  });

  it('ADM-05 are not for moderators', async () => {
    await open('/payments', 'moderator');
    expect(await screen.findByText('Op dit adres is niets te vinden.')).toBeDefined();
  });
});
