import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { Debit, DebitDetail } from './debit';

const row: Debit = {
  id: '0199a1b2-0000-7000-8000-0000000000d1',
  member_id: '0199a1b2-0000-7000-8000-000000000001',
  status: 'sent',
  reference: '0199A1B200007000800000000000D1',
  amount: { amount: 999, currency: 'EUR' },
  collected: { amount: 999, currency: 'EUR' },
  holder: 'A. de Vries',
  collect_on: '2026-07-02',
  signed_at: '2026-06-28T09:12:00.000Z',
  file_id: '0199a1b2-0000-7000-8000-0000000000f1',
  sent_at: '2026-06-29T09:12:00.000Z',
  returned_at: null,
  return_reason: null,
  transfers: 0,
};
const detail: DebitDetail = {
  ...row,
  iban: 'NL91ABNA0417164300',
  phone: '+31612345678',
  address: 'Kanaalstraat 12, 1054 XK Amsterdam, NL',
  iban_blocked: false,
  mandate: { version: '2026-11', text: ['Ik machtig.'], creditor_id: 'NL69ZZZ123456780000', creditor_name: 'Velvet' },
  pay_back: [],
  credits_left: 30,
  credits: 100,
  actions: ['return'],
};
const path = `/api/admin/direct-debits/${row.id}`;
let shown: DebitDetail;
let debits: Debit[];
let reply: ReturnType<typeof problem>;
let away: boolean;

async function open(address: string, role = 'finance') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role } },
    '/api/admin/members': {
      json: [{ id: row.member_id, name: 'Anna' }],
      headers: { 'Content-Range': 'members 0-0/1' },
    },
    '/api/admin/direct-debits': ({ url }) =>
      away && url.includes('reference')
        ? problem(500, 'internal_error')
        : { json: debits, headers: { 'Content-Range': 'direct-debits 0-0/1' } },
    '/api/admin/direct-debits/returns': { json: { returns: [] } },
    [`/api/admin/wallets/${row.member_id}`]: { json: { balance: 30, transactions: [], next: null } },
    [path]: () => ({ json: shown }),
    [`${path}/return`]: () => reply,
    [`${path}/transfer`]: () => reply,
  });
  return openConsole(address);
}
const asked = (part: string) =>
  waitFor(() => expect(sent().some(({ url }) => decodeURIComponent(url).includes(part))).toBe(true));
const posted = () => sent().filter(({ method }) => method === 'POST');

beforeEach(() => {
  shown = detail;
  debits = [row];
  away = false;
  reply = { json: { id: row.id } };
  widenWindow();
});

describe('MNY-04 direct debits in the console', () => {
  it('show mandate, due date and state, are filtered, and can be had as CSV', async () => {
    const user = await open('/direct-debits');
    const line = within((await screen.findByRole('cell', { name: 'Anna' })).closest('tr')!);
    expect(line.getByText('Bij de bank')).toBeDefined();
    expect(line.getByText('2 jul 2026')).toBeDefined();
    expect(line.getByText(row.reference)).toBeDefined();
    expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toContain('/api/admin/direct-debits.csv?');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Terug over te maken');
    await asked('filter={"transfer":true}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Gestorneerd');
    await asked('filter={"status":"returned"}');
  });

  it('are cards on a phone', async () => {
    widenWindow(false);
    await open('/direct-debits');
    expect(await screen.findByText('Incasso op 2 jul 2026')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are returned with the bank’s code, after what it does has been read', async () => {
    const user = await open(`/direct-debits/${row.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Storno invoeren…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^€\s9,99 telt als teruggeboekt/)).toBeDefined();
    expect(dialog.getByText('30 credits vervallen.')).toBeDefined();
    expect(dialog.getByText(/^70 credits zijn al uitgegeven/)).toBeDefined();
    expect(dialog.getByText(/NL91ABNA0417164300 wordt geblokkeerd voor elk lid/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Voer de storno in' }));
    expect(dialog.getByText('Kies de code van de bank')).toBeDefined();
    expect(posted()).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox'), 'AM04');
    reply = problem(409, 'debit_decided');
    await user.click(dialog.getByRole('button', { name: 'Voer de storno in' }));
    expect(await dialog.findByText(/er is intussen iets met deze incasso of dit bestand gebeurd/)).toBeDefined();
    reply = { json: { id: row.id } };
    shown = { ...detail, status: 'returned', return_reason: 'AM04', actions: [] };
    await user.click(dialog.getByRole('button', { name: 'Voer de storno in' }));
    expect(await screen.findByText('AM04: te weinig saldo')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`${path}/return`, { reason: 'AM04' }],
      [`${path}/return`, { reason: 'AM04' }],
    ]);
  });

  it('MNY-08 that were refunded at the bank are transferred by hand, which finance confirms', async () => {
    const refund_id = '0199a1b2-0000-7000-8000-0000000000a1';
    const owed = { refund_id, amount: { amount: 999, currency: 'EUR' }, done: false };
    shown = { ...detail, transfers: 1, pay_back: [owed], actions: ['return', 'confirm_transfer'] };
    const user = await open(`/direct-debits/${row.id}/show`);
    const steps = within(await screen.findByRole('list', { name: 'Zo maak je het over' }));
    for (const told of ['NL91ABNA0417164300', 'A. de Vries', /^€\s9,99$/, row.reference])
      expect(steps.getByText(told)).toBeDefined();
    expect(steps.getByText(/Storneert de bank de incasso eerst, maak dan niets over/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Overgemaakt…' }));
    expect(await screen.findByText(/De site maakt zelf niets over/)).toBeDefined();
    shown = { ...detail, pay_back: [{ ...owed, done: true }] };
    await user.click(screen.getByRole('button', { name: /^Ja, €\s9,99 is overgemaakt$/ }));
    expect(await screen.findByRole('link', { name: /^€\s9,99 terugbetaald$/ })).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([[`${path}/transfer`, { refund_id }]]);
  });

  it('several returns are read from the bank’s file and shown before they are entered', async () => {
    const user = await open('/direct-debits');
    await user.click(await screen.findByRole('button', { name: 'Storno’s van de bank…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Voer storno’s in' }));
    expect(dialog.getByText('Er is niets om in te voeren.')).toBeDefined();
    const reference = '0199A1B200007000800000000000D101';
    debits = [{ ...row, reference, status: 'collected' }];
    const lines = `${reference} AM04\n${'F'.repeat(32)} MD01`;
    await user.upload(dialog.getByLabelText('Bestand kiezen…'), new File([lines], 'returns.csv', { type: 'text/csv' }));
    expect(await dialog.findByText(/^1 incasso van €\s9,99 telt als teruggeboekt\.$/)).toBeDefined();
    await asked(`filter={"reference":["${reference}","${'F'.repeat(32)}"]}`);
    expect(dialog.getByText(/AM04: te weinig saldo/)).toBeDefined();
    expect(dialog.getByText('Machtigingen die wij niet kennen')).toBeDefined();
    await user.click(screen.getByRole('dialog').parentElement!);
    await user.click(await screen.findByRole('button', { name: 'Verder invullen' }));
    await user.click(dialog.getByRole('button', { name: 'Voer 1 storno in' }));
    expect(await screen.findByText('1 storno ingevoerd.')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      ['/api/admin/direct-debits/returns', { returns: [{ reference, reason: 'AM04' }] }],
    ]);
  });

  it('say that it could not be looked up which mandates the bank’s file names, and look again', async () => {
    const user = await open('/direct-debits');
    await user.click(await screen.findByRole('button', { name: 'Storno’s van de bank…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reference = '0199A1B200007000800000000000D101';
    debits = [{ ...row, reference, status: 'collected' }];
    away = true;
    await user.click(dialog.getByRole('textbox', { name: 'Inhoud' }));
    await user.paste(`${reference} AM04`);
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
    away = false;
    await user.click(dialog.getByRole('button', { name: 'Voer storno’s in' }));
    expect(dialog.queryByText('Er is niets om in te voeren.')).toBeNull();
    expect(await dialog.findByRole('button', { name: 'Voer 1 storno in' })).toBeDefined();
  });

  it('ADM-05 are not for moderators', async () => {
    await open('/direct-debits', 'moderator');
    expect(await screen.findByText('Op dit adres is niets te vinden.')).toBeDefined();
  });
});
