import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import type { DiscountDetail, Use } from './discount';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const ANNA = '0199a1b2-0000-7000-8000-000000000001';
const code: DiscountDetail = {
  id: 'LENTE',
  code: 'LENTE',
  status: 'active',
  expired: false,
  value_percentage: 25,
  country: null,
  user_id: null,
  starts: null,
  expires: null,
  max_uses: null,
  begun: true,
  currency: null,
  minimum_order_value: null,
  validity: 'once-per-user',
  paymentmethods: null,
  defined_at: '2026-06-01T09:00:00.000Z',
  num_redeemed: 12,
  version: 1,
  decisions: [],
};
const use: Use = {
  id: '0199a1b2-0000-7000-8000-0000000000b1',
  member_id: ANNA,
  status: 'completed',
  attention: null,
  package: 'p100',
  credits: 100,
  payment_method: 'ideal',
  provider: 'sandbox',
  provider_reference: 'sb_1',
  amount: eur(749),
  price: eur(749),
  transaction_costs: eur(0),
  discount_code: 'LENTE',
  discount_off: eur(250),
  placed_at: '2026-06-28T09:12:00.000Z',
  settled_at: '2026-06-28T09:13:00.000Z',
  mismatch: null,
  refunded: null,
  charged_back: null,
  charged_back_at: null,
  reviewed_at: null,
  reviewed_by: null,
  country: 'NL',
  brand: null,
};
const gone: Use = { ...use, id: '0199a1b2-0000-7000-8000-0000000000b2', member_id: ANNA.replace(/1$/, '2') };
const none = { json: [], headers: { 'Content-Range': 'payments */0' } };
const uses = { json: [use, gone], headers: { 'Content-Range': 'payments 0-1/12' } };

async function open({ answer = uses, language = 'nl' }: { answer?: object; language?: string } = {}) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role: 'finance' } },
    '/api/admin/members': { json: [{ id: ANNA, name: 'Anna' }], headers: { 'Content-Range': 'members 0-0/1' } },
    '/api/admin/discounts/LENTE': { json: code },
    '/api/admin/payment-totals': { json: { totals: [] } },
    '/api/admin/payments': answer,
  });
  return openConsole('/discounts/LENTE', language);
}
/** The menu asks as well, how many payments need a look. */
const asked = () =>
  sent()
    .filter(({ url }) => url.startsWith('/api/admin/payments?'))
    .map(({ url }) => new URL(url, 'http://x').searchParams)
    .filter((query) => query.get('range') !== '[0,0]');

beforeEach(() => widenWindow());

describe('ADM-03 who used a discount code', () => {
  it('is listed with when, the order and what it took off, and leads to both', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Wie hem gebruikte' });
    const member = await within(table).findByRole('link', { name: 'Anna' });
    expect(member.getAttribute('href')).toContain(`/members/${ANNA}/show`);
    const [, row, erased] = within(table).getAllByRole('row');
    expect(within(row!).getByRole('link', { name: '100 credits' }).getAttribute('href')).toContain(
      `/payments/${use.id}/show`,
    );
    expect(row!.textContent).toMatch(/28 jun 2026.*€\s7,49€\s−2,50$/);
    expect(within(erased!).getAllByRole('link')).toHaveLength(1);
  });

  it('comes from the server page by page, only paid orders, the newest first', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Naar pagina 2' }));
    await waitFor(() => expect(asked().at(-1)!.get('range')).toBe('[10,19]'));
    expect(asked()[0]!.get('range')).toBe('[0,9]');
    for (const query of asked()) {
      expect(query.get('sort')).toBe('["settled_at","DESC"]');
      expect(JSON.parse(query.get('filter')!)).toEqual({ discount_code: 'LENTE', status: 'completed' });
    }
    expect(window.location.search).toBe('');
  });

  it('is a list where there is no room for a table', async () => {
    widenWindow(false);
    await open({ language: 'en' });
    const list = await screen.findByRole('list', { name: 'Who used it' });
    expect((await within(list).findByRole('link', { name: 'Anna' })).getAttribute('href')).toContain(ANNA);
    expect(list.textContent).toMatch(/−€2\.50.*€7\.49 paid/);
  });

  it('says so where nobody did', async () => {
    await open({ answer: none });
    expect(await screen.findByText('Nog niemand heeft deze code gebruikt.')).toBeDefined();
  });

  it('can be tried again where it could not be loaded', async () => {
    await open({ answer: { status: 500, json: { status: 500, code: 'internal' } } });
    expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeDefined();
    expect(screen.getAllByRole('heading', { name: 'LENTE' })).toBeDefined();
  });
});
