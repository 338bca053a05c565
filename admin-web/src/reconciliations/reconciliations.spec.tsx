import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import type { Reconciliation, ReconciliationDetail } from './reconciliation';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const day: Reconciliation = {
  ...{
    id: 'sandbox.2026-03-01',
    provider: 'sandbox',
    day: '2026-03-01',
    status: 'different',
    payments: 12,
    refunds: 1,
  },
  ...{
    paid: [eur(11988)],
    paid_back: [eur(999)],
    chargebacks: 1,
    taken_back: [eur(999)],
    settled: 1,
    differences: 1,
    reconciled_at: '2026-03-02T04:00:00Z',
  },
};
const paymentId = '0199a1b2-0000-7000-8000-0000000000b1';
const detail: ReconciliationDetail = {
  ...day,
  listed: [
    {
      kind: 'payment_amount',
      reference: 'tr_1',
      payment_id: paymentId,
      refund_id: null,
      theirs: eur(998),
      ours: eur(999),
    },
  ],
};

async function open(address: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'fee@staff.test', role: 'finance' } },
    '/api/admin/payment-methods': {
      json: { providers: ['sandbox'], differences: [{ id: 'blik', difference: 'not_taken' }] },
    },
    '/api/admin/reconciliations': ({ method }) =>
      method === 'POST'
        ? { status: 202, json: { id: day.id } }
        : { json: [day], headers: { 'Content-Range': 'reconciliations 0-0/1' } },
    [`/api/admin/reconciliations/${day.id}`]: { json: detail },
  });
  return openConsole(address);
}

beforeEach(() => widenWindow());

describe('MNY-03 reconciliation in the console', () => {
  it('compares no other day than the one in the field, and says so where there is none', async () => {
    const user = await open('/reconciliations');
    await user.click(await screen.findByRole('button', { name: 'Dag vergelijken…' }));
    const day = await screen.findByLabelText('Dag (UTC)');
    const compare = screen.getByRole('button', { name: 'Vergelijken' });
    const posted = () => sent().filter(({ method }) => method === 'POST');
    fireEvent.change(day, { target: { value: '0202-03-01' } });
    await user.click(compare);
    expect(await screen.findByText('Kies een dag vanaf 1 januari 2000')).toBeDefined();
    fireEvent.change(day, { target: { value: '' } });
    await user.click(compare);
    expect(await screen.findByText('Vul dit in')).toBeDefined();
    expect(posted()).toEqual([]);
    fireEvent.change(day, { target: { value: '2026-03-02' } });
    await user.click(compare);
    await waitFor(() => expect(posted().map(({ body }) => body)).toEqual([{ provider: 'sandbox', day: '2026-03-02' }]));
  });

  it('compares the day that it begins with after another one could not be read and was left', async () => {
    const user = await open('/reconciliations');
    const ask = async () => user.click(await screen.findByRole('button', { name: 'Dag vergelijken…' }));
    await ask();
    fireEvent.change(await screen.findByLabelText('Dag (UTC)'), { target: { value: '0202-03-01' } });
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Vergelijken' }));
    await waitFor(() => expect(sent().some(({ method }) => method === 'POST')).toBe(true));
  });

  it('begins with the day before the one on which it is opened, also when the page has been open since before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:59:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const user = await open('/reconciliations');
    const button = await screen.findByRole('button', { name: 'Dag vergelijken…' });
    vi.setSystemTime(new Date('2026-03-02T00:01:00Z'));
    await user.click(button);
    expect(await screen.findByLabelText('Dag (UTC)')).toHaveProperty('value', '2026-03-01');
    await user.click(screen.getByRole('button', { name: 'Vergelijken' }));
    await waitFor(() =>
      expect(sent().find(({ method }) => method === 'POST')?.body).toMatchObject({ day: '2026-03-01' }),
    );
  });

  it('lists the days with their sums, tells of methods, and has a day compared', async () => {
    const user = await open('/reconciliations');
    expect((await screen.findByRole('link', { name: '1 mrt 2026' })).closest('tr')!.textContent).toMatch(
      /sandboxVerschillen12€\s119,88€\s9,991/,
    );
    expect(screen.getByText(/neemt het niet aan, dus leden zien het niet: BLIK/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Dag vergelijken…' }));
    await user.click(await screen.findByRole('button', { name: 'Vergelijken' }));
    await waitFor(() =>
      expect(sent().find(({ method }) => method === 'POST')?.body).toMatchObject({ provider: 'sandbox' }),
    );
  });

  it('says of each difference what both sides know and what to do', async () => {
    const user = await open(`/reconciliations/${day.id}/show`);
    expect(await screen.findByText('Ander bedrag betaald')).toBeDefined();
    expect(screen.getByText(/stort terug wat te veel is/)).toBeDefined();
    expect(screen.getByText(/9,98/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Naar de betaling' }).getAttribute('href')).toContain(paymentId);
    await user.click(screen.getByRole('button', { name: 'Opnieuw vergelijken' }));
    await waitFor(() =>
      expect(sent().find(({ method }) => method === 'POST')?.body).toEqual({ provider: 'sandbox', day: '2026-03-01' }),
    );
  });
});
