import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { Refund, RefundDetail } from './refund';

const row: Refund = {
  id: '0199a1b2-0000-7000-8000-0000000000a1',
  member_id: '0199a1b2-0000-7000-8000-000000000001',
  payment_id: '0199a1b2-0000-7000-8000-0000000000b1',
  status: 'requested',
  credits: 100,
  amount: { amount: 999, currency: 'EUR' },
  reason: null,
  approve_reason: null,
  confirm_reason: null,
  cause: null,
  begun_by: null,
  requested_at: '2026-06-28T09:12:00.000Z',
  approved_at: null,
  approved_by: null,
  decided_at: null,
  decided_by: null,
  paid_out_at: null,
  provider_reference: null,
  provider_answer: null,
  claim: null,
};
const detail: RefundDetail = {
  ...row,
  payment: null,
  payouts: [],
  effect: { premium: true, premium_when_paid_out: false, balance_when_refused: 130 },
  begun_by_name: null,
  approved_by_name: null,
  decided_by_name: null,
  history: { signed_up_at: null, purchases: 1, paid_out: 0, refused: 0, charge_backs: 0 },
  second_person: false,
  actions: ['approve', 'refuse'],
  balance: 30,
};
const wallet = {
  balance: 30,
  transactions: [
    {
      id: 3,
      at: row.requested_at,
      kind: 'refund_request',
      reference: row.id,
      opening: 130,
      credits: -100,
      balance: 30,
      money: null,
    },
  ],
  next: null,
};
const paper = (number: string, amount: number) => ({
  number,
  payment_id: row.payment_id,
  issued_at: row.requested_at,
  total: { amount, currency: 'EUR' },
});
const running: RefundDetail['payouts'][number] = {
  attempt: 1,
  status: 'running',
  begun_at: '2026-06-29T08:00:00.000Z',
  ended_at: null,
  answer: null,
};
const failed = {
  ...running,
  status: 'failed',
  ended_at: '2026-06-29T08:01:00.000Z',
  answer: 'Account closed',
} as const;
const path = `/api/admin/refunds/${row.id}`;
const mine = { by: 's1', by_name: 'Mira', since: '2026-06-29T10:00:00.000Z' };
let claimed = mine;
let held: Refund['claim'];
let papers: ReturnType<typeof paper>[];
let shown: RefundDetail;
let reply: ReturnType<typeof problem>;

async function open(address: string, role = 'finance') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role } },
    '/api/admin/members': {
      json: [{ id: row.member_id, name: 'Anna' }],
      headers: { 'Content-Range': 'members 0-0/1' },
    },
    '/api/admin/refund-totals': {
      json: { totals: [{ currency: 'EUR', refunds: 1, credits: 100, amount: row.amount }] },
    },
    '/api/admin/refunds': { json: [{ ...row, claim: held }], headers: { 'Content-Range': 'refunds 0-0/1' } },
    [`/api/admin/wallets/${row.member_id}`]: { json: wallet },
    '/api/admin/receipts': () => ({ json: papers }),
    [`${path}/claim`]: () => ({ json: claimed }),
    [`${path}/confirm`]: () => reply,
    [`${path}/withdraw`]: () => reply,
    [path]: () => ({ json: shown }),
    [`${path}/approve`]: () => reply,
    [`${path}/refuse`]: () => reply,
    [`${path}/repeat`]: () => {
      shown = { ...shown, status: 'approved', actions: [], payouts: [failed, { ...running, attempt: 2 }] };
      return reply;
    },
  });
  return openConsole(address);
}
/** Besides who has it before them. */
const posted = () => sent().filter(({ method, url }) => method === 'POST' && !/\/(claim|release)$/.test(url));

beforeEach(() => {
  held = null;
  claimed = mine;
  shown = detail;
  papers = [paper('2026-000001', 999)];
  reply = { json: { status: 'approved' } };
  widenWindow();
});

describe('ADM-04 refunds', () => {
  it('wait in a queue, the oldest first, and open by keyboard with what a decision would do', async () => {
    const user = await open('/refunds');
    await screen.findByRole('cell', { name: 'Anna' });
    const asked = new URL(
      sent().find(({ url }) => url.startsWith('/api/admin/refunds?') && url.includes('sort='))!.url,
      'http://console.test',
    );
    expect(asked.searchParams.get('sort')).toBe('["requested_at","ASC"]');
    expect(asked.searchParams.get('filter')).toBe('{"status":["requested","confirming","payout_failed"]}');
    expect(within(await screen.findByRole('region', { name: 'Samen' })).getByText(/^€\s9,99$/)).toBeDefined();
    await user.keyboard('j{Enter}');
    expect(await screen.findByText('100 credits vervallen; het saldo blijft 30.')).toBeDefined();
    expect(screen.getByText(/geen premiumlid meer/)).toBeDefined();
    expect(await screen.findByText('Teruggevraagd')).toBeDefined();
    expect(screen.getByText('100 credits komen terug; het saldo gaat van 30 naar 130.')).toBeDefined();
  });

  it('ADM-05 are left to the colleague who has one before them: nothing can be pressed, by hand or key', async () => {
    claimed = { ...mine, by: 's3', by_name: 'Gijs' };
    const user = await open(`/refunds/${row.id}/show`);
    expect(await screen.findByText(/Gijs/)).toBeDefined();
    for (const name of ['Goedkeuren…', 'Afwijzen…'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    await user.keyboard('ar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([true, false])('say in the list who has one before them, with room for a table: %s', async (wide) => {
    widenWindow(wide);
    held = { ...mine, by: 's3', by_name: 'Gijs' };
    await open('/refunds');
    expect(await screen.findByText(/Gijs/)).toBeDefined();
  });

  it('are paid back after a second look', async () => {
    const user = await open(`/refunds/${row.id}/show`);
    await screen.findByText('Wacht op besluit');
    expect(await screen.findByText('goedkeuren')).toBeDefined();
    // It is the only one that waits.
    expect(screen.queryByText('volgende in de rij')).toBeNull();
    await user.keyboard('a');
    await user.type(await screen.findByRole('textbox', { name: /Reden/ }), 'Ongebruikt');
    expect(posted()).toEqual([]);
    shown = { ...detail, status: 'approved', actions: [] };
    await user.click(await screen.findByRole('button', { name: /^Betaal €\s9,99 terug$/ }));
    expect(await screen.findByText('Geld onderweg')).toBeDefined();
    expect(posted()).toMatchObject([{ url: `${path}/approve`, body: { reason: 'Ongebruikt' } }]);
  });

  it('MNY-11 link to the receipt, and to the credit note once the money has gone', async () => {
    shown = { ...detail, status: 'approved', actions: [] };
    await open(`/refunds/${row.id}/show`);
    const linked = async (number: string) =>
      (await screen.findByRole('link', { name: `${number} (pdf)` })).getAttribute('href');
    expect(await linked('2026-000001')).toBe('/api/admin/receipts/2026-000001');
    shown = { ...shown, status: 'paid_out' };
    papers = [paper('C2026-000001', -999), ...papers];
    await waitFor(() => linked('C2026-000001'));
    expect(screen.getByText(/^€\s−9,99$|^−€\s9,99$/)).toBeDefined();
  });

  it('above the limit wait for a colleague, and say so before', async () => {
    shown = { ...detail, second_person: true };
    const user = await open(`/refunds/${row.id}/show`);
    await screen.findByText('Wacht op besluit');
    expect(screen.getByText(/een collega dit eerst bevestigen/)).toBeDefined();
    await user.keyboard('a');
    await user.type(await screen.findByRole('textbox', { name: /Reden/ }), 'Ongebruikt');
    shown = { ...shown, status: 'confirming', actions: ['withdraw', 'refuse'] };
    await user.click(await screen.findByRole('button', { name: /^Keur €\s9,99 goed$/ }));
    expect(await screen.findByText('Wacht op tweede persoon')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Goedkeuring intrekken…' }));
    shown = { ...shown, status: 'requested', actions: ['approve', 'refuse'] };
    await user.type(await screen.findByRole('textbox', { name: /Reden/ }), 'Te vroeg');
    await user.click(await screen.findByRole('button', { name: 'Trek in' }));
    expect(await screen.findByText('Wacht op besluit')).toBeDefined();
    expect(posted().map(({ url }) => url)).toEqual([`${path}/approve`, `${path}/withdraw`]);
  });

  it('that a colleague approved are paid once confirmed', async () => {
    shown = { ...detail, second_person: true, status: 'confirming', actions: ['confirm', 'refuse'] };
    const user = await open(`/refunds/${row.id}/show`);
    await screen.findByText('Wacht op tweede persoon');
    expect(await screen.findByText('bevestigen')).toBeDefined();
    await user.keyboard('a');
    await user.type(await screen.findByRole('textbox', { name: /Reden/ }), 'Ongebruikt');
    reply = problem(403, 'second_person_needed');
    await user.click(await screen.findByRole('button', { name: /^Betaal €\s9,99 terug$/ }));
    expect(await screen.findByText(/een andere collega moet het bevestigen/)).toBeDefined();
    reply = { json: { status: 'approved' } };
    shown = { ...shown, status: 'approved', actions: [] };
    await user.click(screen.getByRole('button', { name: /^Betaal €\s9,99 terug$/ }));
    expect(await screen.findByText('Geld onderweg')).toBeDefined();
    expect(posted().map(({ url }) => url)).toEqual([`${path}/confirm`, `${path}/confirm`]);
  });

  it('are refused with a reason only; a colleague who was first is told of', async () => {
    const user = await open(`/refunds/${row.id}/show`);
    await screen.findByText('Wacht op besluit');
    await user.keyboard('r');
    await user.click(await screen.findByRole('button', { name: 'Wijs af' }));
    expect(screen.getByText('Schrijf waarom')).toBeDefined();
    expect(posted()).toEqual([]);
    await user.type(screen.getByRole('textbox'), ' Al teruggeboekt ');
    reply = problem(409, 'refund_decided');
    await user.click(screen.getByRole('button', { name: 'Wijs af' }));
    expect(await screen.findByText('Over deze terugbetaling is al beslist.')).toBeDefined();
    expect(posted().map(({ body }) => body)).toEqual([{ reason: 'Al teruggeboekt' }]);
  });

  it('MNY-08 whose payout is repeated say which attempt it is, and how each failed', async () => {
    shown = { ...detail, status: 'payout_failed', actions: ['repeat', 'refuse'], payouts: [failed] };
    const user = await open(`/refunds/${row.id}/show`);
    expect(await screen.findByText('Poging 1')).toBeDefined();
    expect(screen.getByText(/^Mislukt op/)).toBeDefined();
    expect(screen.getByText(/Antwoord van het betaalbedrijf: Account closed$/)).toBeDefined();
    // The key's word is that of the button.
    expect(await screen.findByText('opnieuw uitbetalen')).toBeDefined();
    expect(screen.queryByText('goedkeuren')).toBeNull();
    await user.keyboard('a');
    await user.type(await screen.findByRole('textbox', { name: /Reden/ }), 'Rekening hersteld');
    await user.click(await screen.findByRole('button', { name: /^Betaal €\s9,99 opnieuw uit$/ }));
    expect(await screen.findByText(/^Poging 2 om €\s9,99 uit te betalen is begonnen\.$/)).toBeDefined();
    expect(await screen.findByText(/^Onderweg sinds/)).toBeDefined();
    shown = { ...shown, status: 'payout_failed', payouts: [failed, { ...failed, attempt: 2, answer: 'No such card' }] };
    expect(
      await screen.findByText(/Antwoord van het betaalbedrijf: No such card$/, {}, { timeout: 5000 }),
    ).toBeDefined();
    expect(screen.getByText('Poging 2')).toBeDefined();
    expect(within(screen.getByRole('status')).getByText('Uitbetaling mislukt')).toBeDefined();
  });

  it('ADM-05 are not for moderators', async () => {
    await open('/refunds', 'moderator');
    expect(await screen.findByText('Op dit adres is niets te vinden.')).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Terugbetalingen' })).toBeNull();
  });
});
