import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { Chargeback, ChargebackDetail } from './chargeback';

const money = (amount: number) => ({ amount, currency: 'EUR' });
const open: Chargeback = {
  id: '0199a1b2-0000-5000-8000-0000000000a1',
  status: 'open',
  member_id: '0199a1b2-0000-7000-8000-000000000001',
  payment_id: '0199a1b2-0000-7000-8000-0000000000b1',
  amount: money(999),
  credits: 100,
  payment_method: 'visa',
  country: 'NL',
  provider_reference: 'chb_n9z0tp',
  bank_reason: null,
  reported_at: '2026-06-28T09:12:00.000Z',
  respond_by: '2099-07-05',
  deadline_reason: null,
  statement: null,
  decided_at: null,
  decided_by: null,
  decided_by_name: null,
  reason: null,
  reversed_at: null,
  claim: null,
};
const late: Chargeback = {
  ...open,
  id: '0199a1b2-0000-5000-8000-0000000000a2',
  respond_by: '2020-01-01',
  country: null,
};
const detail: ChargebackDetail = {
  ...open,
  decisions: ['dispute', 'accept'],
  undecided: true,
  purchase: {
    placed_at: '2026-06-01T09:00:00.000Z',
    package: 'p100',
    bought: 100,
    paid: money(999),
    provider: 'sandbox',
    provider_reference: 'tr_1',
    receipt: 'R-1',
  },
  delivered: {
    used: 60,
    messages_sent: 6,
    photos_sent: 0,
    gifts_sent: 0,
    first_at: '2026-06-02T09:00:00.000Z',
    last_at: '2026-06-03T09:00:00.000Z',
    days_here: 4,
    last_day_here: '2026-06-05',
  },
  taken: 40,
  owed: 60,
  debt: 60,
  events: [],
};
const path = `/api/admin/chargebacks/${open.id}`;
const mine = { by: 's1', by_name: 'Mira', since: '2026-06-29T10:00:00.000Z' };
let claimed = mine;
let shown: ChargebackDetail;
let reply: ReturnType<typeof problem>;

async function visit(address: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'finance' } },
    '/api/admin/members': {
      json: [{ id: open.member_id, name: 'Anna' }],
      headers: { 'Content-Range': 'members 0-0/1' },
    },
    '/api/admin/chargebacks': { json: [late, open], headers: { 'Content-Range': 'chargebacks 0-1/2' } },
    '/api/admin/chargeback-totals': {
      json: {
        totals: [
          {
            currency: 'EUR',
            chargebacks: 2,
            total: money(1998),
            undecided: money(1998),
            won: money(0),
            lost: money(0),
          },
        ],
      },
    },
    [`/api/admin/wallets/${open.member_id}`]: { json: { balance: 0, transactions: [], debt: 60, next: null } },
    '/api/admin/receipts': { json: [] },
    [`${path}/decision`]: () => reply,
    [`${path}/deadline`]: () => ({ json: { respond_by: '2026-07-09' } }),
    [`${path}/statement`]: () => ({ json: { status: 'open' } }),
    [`${path}/claim`]: () => ({ json: claimed }),
    [`${path}/release`]: { status: 204 },
    [path]: () => ({ json: shown }),
  });
  return openConsole(address);
}
/** Besides who has it before them. */
const posted = () => sent().filter(({ method, url }) => method === 'POST' && !/\/(claim|release)$/.test(url));

beforeEach(() => {
  claimed = mine;
  shown = detail;
  reply = { json: { status: 'disputed' } };
  widenWindow();
});

describe('ADM-04 charge-backs', () => {
  it('are listed by their last day, with totals, and say which is too late', async () => {
    await visit('/chargebacks');
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(within(rows[0]!).getByText('1 jan 2020, te laat')).toBeDefined();
    expect(within(rows[1]!).getByText('5 jul 2099')).toBeDefined();
    expect(within(rows[1]!).getByText('Te beantwoorden')).toBeDefined();
    expect(within(rows[1]!).getByText('Nederland')).toBeDefined();
    const totals = within(await screen.findByRole('region', { name: 'Totalen van deze lijst' }));
    expect(totals.getAllByText(/€\s19,98/)).toHaveLength(2);
  });

  it('open once where their row is pressed twice', async () => {
    await visit('/chargebacks');
    const cell = await screen.findByText('5 jul 2099');
    const start = window.history.length;
    act(() => [1, 2].forEach((detail) => fireEvent.click(cell, { detail })));
    expect(await screen.findByText('60 van 100')).toBeDefined();
    expect(window.history.length).toBe(start + 1);
  });

  it('are disputed by keyboard, once the evidence was sent; a refusal of the server is told', async () => {
    const user = await visit(`/chargebacks/${open.id}/show`);
    expect(await screen.findByText('60 van 100')).toBeDefined();
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download het bewijs' });
    expect(file.getAttribute('href')).toBe(`${path}/evidence?language=nl`);
    await user.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Is het bewijs verstuurd?' }));
    expect(dialog.getByText(/Er gaat geen geld/)).toBeDefined();
    reply = problem(409, 'chargeback_decided');
    await user.type(dialog.getByRole('textbox', { name: /^Reden/ }), 'Per mail');
    await user.click(dialog.getByRole('button', { name: 'Voer in als verstuurd' }));
    expect(await dialog.findByText(/Iemand was eerder/)).toBeDefined();
    reply = { json: { status: 'disputed' } };
    shown = { ...detail, status: 'disputed', decisions: ['win', 'lose', 'reopen'] };
    await user.click(dialog.getByRole('button', { name: 'Voer in als verstuurd' }));
    expect(await screen.findByText('Bewijs verstuurd')).toBeDefined();
    expect(posted().map(({ body }) => body)).toEqual([
      { decision: 'dispute', reason: 'Per mail' },
      { decision: 'dispute', reason: 'Per mail' },
    ]);
  });

  it('get another last day and a statement', async () => {
    const user = await visit(`/chargebacks/${open.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Andere dag…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Uiterlijk/), { target: { value: '' } });
    await user.type(dialog.getByRole('textbox', { name: /^Reden/ }), 'Zegt het bedrijf');
    await user.click(dialog.getByRole('button', { name: 'Stel deze dag in' }));
    expect(dialog.getByText('Kies een dag.')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Uiterlijk/), { target: { value: '2026-07-09' } });
    await user.click(dialog.getByRole('button', { name: 'Stel deze dag in' }));
    await screen.findByText('De laatste dag is ingesteld.');
    await user.type(screen.getByRole('textbox', { name: 'Wat wij ervan zeggen' }), 'Alles is geleverd.');
    await user.click(screen.getByRole('button', { name: 'Bewaar de verklaring' }));
    await screen.findByText('De verklaring staat in het bewijs.');
    expect(posted().map(({ body }) => body)).toEqual([
      { respond_by: '2026-07-09', reason: 'Zegt het bedrijf' },
      { statement: 'Alles is geleverd.' },
    ]);
  });

  it('keep what one is writing when a colleague saves a statement, which is shown once nobody writes', async () => {
    const user = await visit(`/chargebacks/${open.id}/show`);
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat wij ervan zeggen' });
    await user.type(await screen.findByRole('textbox', { name: 'Wat wij ervan zeggen' }), 'Alles is');
    const setDay = async () => {
      await user.click(screen.getByRole('button', { name: 'Andere dag…' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: /^Reden/ }), 'Zegt het bedrijf');
      await user.click(dialog.getByRole('button', { name: 'Stel deze dag in' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    shown = { ...detail, statement: 'Van een collega', bank_reason: 'Gezien' };
    await setDay();
    expect(await screen.findByText('Gezien')).toBeDefined();
    expect(field().value).toBe('Alles is');
    shown = { ...shown, statement: 'Alles is geleverd.' };
    await user.type(field(), ' geleverd.');
    await user.click(screen.getByRole('button', { name: 'Bewaar de verklaring' }));
    await screen.findByText('De verklaring staat in het bewijs.');
    shown = { ...shown, statement: 'Van een ander' };
    await setDay();
    await waitFor(() => expect(field().value).toBe('Van een ander'));
  });

  it('that ended have only the way back, and a debt that can be written off', async () => {
    shown = { ...detail, status: 'lost', decisions: ['reopen'], undecided: false, statement: 'Geleverd' };
    await visit(`/chargebacks/${open.id}/show`);
    expect(await screen.findByRole('button', { name: /^Terug naar/ })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Afschrijven… tekort van 60 credits' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox', { name: 'Wat wij ervan zeggen' })).toBeNull();
  });
});
