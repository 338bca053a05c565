import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Proposal, ProposalDetail } from '../layout/proposals/proposal';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';

const goodwill: Proposal = {
  id: '0199a1b2-0000-7000-8000-0000000000a1',
  kind: 'goodwill',
  status: 'waiting',
  member_id: '0199a1b2-0000-7000-8000-000000000001',
  payment_id: null,
  credits: 40,
  amount: null,
  reason: 'De site lag plat',
  proposed_at: '2026-06-28T09:12:00.000Z',
  proposed_by: 's2',
  proposed_by_name: 'Fien',
  decided_at: null,
  decided_by: null,
  decided_by_name: null,
  drop_reason: null,
  claim: null,
};
const refund: Proposal = {
  ...goodwill,
  id: '0199a1b2-0000-7000-8000-0000000000a2',
  kind: 'refund',
  payment_id: '0199a1b2-0000-7000-8000-0000000000b1',
  amount: { amount: 400, currency: 'EUR' },
};
const path = `/api/admin/proposals/${goodwill.id}`;
let shown: ProposalDetail;
let reply: ReturnType<typeof problem>;
const mine = { by: 's1', by_name: 'Mira', since: '2026-06-29T10:00:00.000Z' };
let claimed = mine;

async function open(address: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'finance' } },
    '/api/admin/members': {
      json: [{ id: goodwill.member_id, name: 'Anna' }],
      headers: { 'Content-Range': 'members 0-0/1' },
    },
    '/api/admin/proposals': { json: [goodwill, refund], headers: { 'Content-Range': 'proposals 0-1/2' } },
    [`/api/admin/wallets/${goodwill.member_id}`]: { json: { balance: 30, transactions: [], debt: 0, next: null } },
    [`${path}/approve`]: () => reply,
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
  shown = { ...goodwill, actions: ['approve', 'refuse'] };
  reply = { json: { status: 'approved' } };
  widenWindow();
});

describe('ADM-04 what colleagues began', () => {
  it('waits in a list, goodwill without a price', async () => {
    await open('/proposals');
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(within(rows[0]!).getByText('Credits uit coulance')).toBeDefined();
    expect(within(rows[0]!).queryByText(/€/)).toBeNull();
    expect(within(rows[1]!).getByText(/€\s4,00/)).toBeDefined();
  });

  it('is approved by keyboard after a second look; a refusal of the server is told', async () => {
    const user = await open(`/proposals/${goodwill.id}/show`);
    expect(await screen.findByText('De site lag plat')).toBeDefined();
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: '40 credits geven?' }));
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Eens');
    reply = problem(403, 'own_proposal');
    await user.click(dialog.getByRole('button', { name: 'Geef 40 credits' }));
    expect(await dialog.findByText(/een collega moet instemmen/)).toBeDefined();
    reply = { json: { status: 'approved' } };
    shown = { ...shown, status: 'approved', actions: [] };
    await user.click(dialog.getByRole('button', { name: 'Geef 40 credits' }));
    expect(await screen.findByText('Goedgekeurd')).toBeDefined();
    expect(posted().map(({ url }) => url)).toEqual([`${path}/approve`, `${path}/approve`]);
    expect(posted()[0]!.body).toEqual({ reason: 'Eens' });
  });

  it('is left to the colleague who has it before them', async () => {
    claimed = { ...mine, by: 's3', by_name: 'Gijs' };
    const user = await open(`/proposals/${goodwill.id}/show`);
    expect(await screen.findByText(/Gijs/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Keur goed|Goedkeuren/ }).disabled).toBe(true);
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can only be taken back by who began it', async () => {
    shown = { ...shown, actions: ['withdraw'] };
    const user = await open(`/proposals/${goodwill.id}/show`);
    expect(await screen.findByText(/Je hebt dit zelf voorgesteld/)).toBeDefined();
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Nor do its keys stand there.
    expect(screen.queryByText('goedkeuren')).toBeNull();
    expect(screen.getByRole('button', { name: 'Trek in…' })).toBeDefined();
  });
});
