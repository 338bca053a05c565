import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Agreement } from '../layout/agreements/waiting-agreements';
import { openConsole } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';

const agreement: Agreement = {
  id: 'a1',
  role: null,
  before: { goodwill_limit: 100 },
  after: { goodwill_limit: 250 },
  reason: 'Drukte',
  proposed_at: '2026-06-28T09:12:00.000Z',
  proposed_by: 's2',
  proposed_by_name: 'Ada',
  actions: ['agree', 'refuse'],
};

it('ADM-04 what is written about a proposal stays when a colleague decides first, and pressing tells so', async () => {
  let waiting = [agreement];
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'admin' } },
    '/api/admin/staff': { json: [], headers: { 'Content-Range': 'staff */0' } },
    '/api/admin/agreements': () => ({
      json: waiting,
      headers: { 'Content-Range': `agreements 0-0/${waiting.length}` },
    }),
    '/api/admin/agreements/a1/refuse': problem(409, 'proposal_decided'),
  });
  const user = await openConsole('/agreements');
  await user.click(await screen.findByRole('button', { name: 'Wijs af…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dit voorstel afwijzen?' }));
  await user.type(dialog.getByRole('textbox'), 'Te hoog');
  waiting = [];
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Er wacht niets op een tweede beheerder.');
  await user.click(dialog.getByRole('button', { name: 'Wijs af' }));
  expect(await dialog.findByText('Over dit voorstel is al beslist.')).toBeDefined();
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Te hoog');
  expect(sent().find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Te hoog' });
});
