import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
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
    country: 'NL',
    brand: null,
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
/** Of the tabs from left to right. */
let counts: number[];
let brands: { id: string; name: string }[];

async function open(address: string, role = 'finance') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role } },
    '/api/admin/members': {
      json: [{ id: row.member_id, name: 'Anna' }],
      headers: { 'Content-Range': 'members 0-0/1' },
    },
    '/api/admin/payment-counts': () => ({
      json: { counts: counts.map((count) => ({ count, more: count === 10_000 })) },
    }),
    '/api/admin/brands': { json: { brands } },
    '/api/admin/payment-totals': { json: { totals: [] } },
    '/api/admin/payments': { json: [row], headers: { 'Content-Range': 'payments 0-0/1' } },
    '/api/admin/refunds': { json: [], headers: { 'Content-Range': 'refunds */0' } },
    [`/api/admin/wallets/${row.member_id}`]: { json: { balance: 30, debt: 0, transactions: [], next: null } },
    [`/api/admin/wallets/${row.member_id}/offer`]: ({ url }) => ({ json: offered(url) }),
    [`/api/admin/wallets/${row.member_id}/refund`]: { json: { id: 'p1' } },
    [path]: () => ({ json: shown }),
    [`${path}/review`]: () => {
      shown = { ...shown, status: 'declined', attention: 'return', outcomes: ['returned'] };
      return { json: { status: 'declined' } };
    },
  });
  return openConsole(address);
}
/** Sixty credits for 5,40, or what a part of them comes to. */
const offered = (url: string) => {
  const { searchParams } = new URL(url, 'http://x');
  const credits = Number(searchParams.get('credits') ?? 60);
  const bought = { payment_id: row.id, bought_at: row.placed_at, bought: 100, left: 60 };
  return { purchases: [{ ...bought, credits, amount: eur(credits * 9) }], goodwill_limit: 250 };
};
const at = (filter: object) => `/payments?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const add = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Filter toevoegen' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const filter = () => JSON.parse(asked('filter')!) as object;
/** What else than the tab is counted by. */
const counted = () => {
  const last = sent().findLast(({ url }) => url.startsWith('/api/admin/payment-counts?'))!;
  return JSON.parse(new URL(last.url, 'http://x').searchParams.get('filter')!) as object;
};
const asked = (name: string) =>
  new URL(sent().findLast(({ url }) => url.startsWith('/api/admin/payments?'))!.url, 'http://x').searchParams.get(name);

beforeEach(() => {
  shown = detail;
  counts = [1, 2, 10_000, 3, 0, 4, 10_000];
  brands = [{ id: 'site', name: 'Velvet' }];
  widenWindow();
});

describe('ADM-04 payments', () => {
  it('are listed the newest first in tabs that say how many they have; the odd ones come first', async () => {
    const user = await open('/payments');
    await screen.findByRole('cell', { name: 'Anna' });
    expect(asked('sort')).toBe('["placed_at","DESC"]');
    expect(asked('filter')).toBe('{"attention":true}');
    expect(screen.getByText('Ander bedrag ontvangen')).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Aandacht nodig 1',
      'Wacht op betaling 2',
      'Betaald 10.000+',
      'Terugbetaald 3',
      'Teruggeboekt 0',
      'Niet doorgegaan 4',
      'Alle 10.000+',
    ]);
    const panel = screen.getByRole('tabpanel', { name: /^Aandacht nodig/ });
    expect(within(panel).getByRole('cell', { name: 'Anna' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Betaald/ }));
    await waitFor(() => expect(asked('filter')).toBe('{"status":"completed"}'));
    expect(screen.getByRole('tab', { name: /^Betaald/, selected: true })).toBeDefined();
  });

  it('of which none is odd begin with what was paid', async () => {
    counts[0] = 0;
    await open('/payments');
    await waitFor(() => expect(asked('filter')).toBe('{"status":"completed"}'));
    expect(decodeURIComponent(window.location.search)).toContain('{"status":"completed"}');
  });

  it('are walked through tab by tab with the arrow keys, and row by row with J', async () => {
    const user = await open(at({ attention: true }));
    await screen.findByRole('cell', { name: 'Anna' });
    screen.getByRole('tab', { name: /^Aandacht nodig/ }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(asked('filter')).toBe('{"status":["refunded","partly_refunded"]}'));
    expect(document.activeElement?.textContent).toMatch(/^Terugbetaald/);
    await screen.findByRole('cell', { name: 'Anna' });
    await user.keyboard('j');
    expect(document.activeElement?.getAttribute('href')).toBe(`/payments/${row.id}/show`);
  });

  it('are filtered by fields that are added, which the address keeps and a tab does not change', async () => {
    const user = await open(at({ status: 'completed' }));
    await screen.findByRole('cell', { name: 'Anna' });
    expect(screen.queryByRole('combobox', { name: 'Betaalmethode' })).toBeNull();
    await add(user, 'Betaalmethode');
    const method = await screen.findByRole('combobox', { name: 'Betaalmethode' });
    await waitFor(() => expect(document.activeElement).toBe(method));
    expect(new URLSearchParams(window.location.search).get('displayedFilters')).toBe('{"payment_method":true}');
    await user.selectOptions(method, 'iDEAL');
    await waitFor(() => expect(filter()).toEqual({ status: 'completed', payment_method: 'ideal' }));
    await add(user, 'Bedrag');
    await user.type(await screen.findByRole('textbox', { name: 'Bedrag vanaf' }), '7,5{Enter}');
    const both = { payment_method: 'ideal', amount_from: 750 };
    await waitFor(() => expect(filter()).toEqual({ status: 'completed', ...both }));
    const file = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Exporteren (CSV)' }).href);
    expect(file.pathname).toBe('/api/admin/payments.csv');
    expect(JSON.parse(file.searchParams.get('filter')!)).toEqual({ status: 'completed', ...both });
    await user.click(screen.getByRole('tab', { name: /^Niet doorgegaan/ }));
    const not_paid = ['failed', 'cancelled', 'declined', 'returned'];
    await waitFor(() => expect(filter()).toEqual({ status: not_paid, ...both }));
    await waitFor(() => expect(counted()).toEqual(both));
    await user.click(screen.getByRole('button', { name: 'Filter Betaalmethode weghalen' }));
    await waitFor(() => expect(filter()).toEqual({ status: not_paid, amount_from: 750 }));
    expect(screen.queryByRole('combobox', { name: 'Betaalmethode' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    await waitFor(() => expect(filter()).toEqual({ status: not_paid }));
    expect(screen.queryByRole('textbox', { name: 'Bedrag vanaf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filters wissen' })).toBeNull();
  });

  it('are narrowed to one status of a tab that has several, and a link that does so shows it', async () => {
    const user = await open(at({ status: 'partly_refunded' }));
    expect(await screen.findByRole('tab', { name: /^Terugbetaald/, selected: true })).toBeDefined();
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' });
    expect([...status.options].map(({ text }) => text)).toEqual(['Elke status', 'Terugbetaald', 'Deels terugbetaald']);
    expect(status.value).toBe('partly_refunded');
    await user.selectOptions(status, 'Elke status');
    await waitFor(() => expect(filter()).toEqual({ status: ['refunded', 'partly_refunded'] }));
    await add(user, 'Eerste aankoop');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Eerste aankoop' }), 'Alleen latere');
    await waitFor(() => expect(filter()).toMatchObject({ first_purchase: false }));
  });

  it('by brand only where there are brands', async () => {
    const user = await open(at({ status: 'completed' }));
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).not.toContain('Merk');
    await user.keyboard('{Escape}');
    brands = [...brands, { id: 'rood', name: 'Rood' }];
    await open(at({ status: 'completed', brand: 'rood' }));
    expect((await screen.findAllByRole<HTMLSelectElement>('combobox', { name: 'Merk' }))[0]!.value).toBe('rood');
  });

  it('MNY-11 show every fact of an order, and what is odd about it', async () => {
    await open(`/payments/${row.id}/show`);
    expect(await screen.findByText(/Gevraagd was €\s7,49, ontvangen is €\s5,00/)).toBeDefined();
    expect(screen.getByText(/LENTE: 25 % \(€\s2,50\)/)).toBeDefined();
    const pack = screen.getByText('Pakket', { selector: 'dt' }).nextElementSibling;
    expect(pack?.textContent).toBe('100 credits p100');
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
    expect(within(dialog).getByText('Het lid wordt premiumlid.')).toBeDefined();
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

  it.each([
    ['completed', true, '60'],
    ['partly_refunded', true, '60'],
    ['partly_charged_back', false, '60'],
    ['refunded', false, undefined],
    ['charged_back', false, undefined],
    ['pending', false, undefined],
  ] as const)('MNY-08 MNY-09 %s: the rest can be refunded: %s, of which is left: %s', async (status, may, left) => {
    shown = { ...detail, status, attention: null, outcomes: [], credits_left: left ? 60 : 0 };
    const user = await open(`/payments/${row.id}/show`);
    await screen.findByText(row.id);
    expect(screen.queryByRole('button', { name: 'Terugbetalen…' }) !== null).toBe(may);
    expect(screen.queryByText('Daarvan over', { selector: 'dt' })?.nextElementSibling?.textContent).toBe(left);
    await user.keyboard('r');
    expect(screen.queryByRole('dialog') !== null).toBe(may);
  });

  it('MNY-08 are paid back in credits or in money, with what is wrong beside what was typed', async () => {
    shown = { ...detail, status: 'completed', attention: null, outcomes: [], credits_left: 60 };
    const user = await open(`/payments/${row.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Terugbetalen…' }));
    const dialog = await screen.findByRole('dialog');
    const credits = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /Credits/ });
    const amount = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Bedrag in EUR' });
    expect([credits.value, amount.value]).toEqual(['60', '5,40']);
    const wrong = async (field: HTMLInputElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      return document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
    };
    expect(await wrong(credits, '0')).toBe('Minstens 1 credit');
    expect(await wrong(credits, '-5')).toBe('Minstens 1 credit');
    expect(await wrong(credits, '61')).toBe('Hoogstens 60 credits');
    expect(await wrong(credits, 'abc')).toBe('Vul een aantal credits in');
    expect(await wrong(credits, '10,50')).toBe('Alleen hele credits, zonder punt of komma');
    expect(await wrong(amount, '0')).toMatch(/^Minstens de prijs van één credit: €\s0,09$/);
    expect(await wrong(amount, '-5')).toBe('Een bedrag kan niet onder nul zijn');
    expect(await wrong(amount, 'abc')).toBe('Vul een bedrag in, zoals 9,99');
    expect(await wrong(amount, '10,50')).toMatch(/^Hoogstens €\s5,40: wat er over is$/);
    expect(within(dialog).getByRole('button', { name: 'Stel voor' })).toBeDefined();

    await user.clear(amount);
    await user.type(amount, '2,72');
    expect(await within(dialog).findByText(/^€\s2,70 gaat terug$/)).toBeDefined();
    expect(credits.value).toBe('30');
    await user.type(within(dialog).getByRole('textbox', { name: /Reden/ }), 'Half of it');
    expect(amount.value).toBe('2,70');
    await user.click(within(dialog).getByRole('button', { name: /^Stel €\s2,70 voor$/ }));
    await waitFor(() =>
      expect(sent().findLast(({ method }) => method === 'POST')?.body).toEqual({
        payment_id: row.id,
        credits: 30,
        amount: eur(270),
        reason: 'Half of it',
      }),
    );
  });

  it('ADM-05 are not for moderators', async () => {
    await open('/payments', 'moderator');
    expect(await screen.findByText('Op dit adres is niets te vinden.')).toBeDefined();
  });
});
