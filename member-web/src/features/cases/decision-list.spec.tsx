import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

type Decision = World['decisions'][number];
const decision: Decision = {
  id: 'case-1',
  about: 'message',
  reported_for: 'spam',
  photo_reason: null,
  ground: null,
  cleared: [],
  statement_of_reasons: null,
  measures: ['take_down'],
  decided_at: '2026-03-02T10:00:00.000Z',
  objection: 'possible',
  judged_alone: null,
};

it('PRV-03 an objection that was made on another screen is told in the list too', async () => {
  const { user, world } = await visit('/settings/decisions', 'paid', (given) => void (given.decisions = [decision]));
  await user.click(await screen.findByRole('button', { name: /^Bezwaar maken/ }));
  world.decisions = [{ ...decision, objection: 'pending' }];
  const dialog = within(await screen.findByRole('dialog', { name: 'Bezwaar maken' }));
  await user.click(dialog.getByRole('button', { name: 'Bezwaar versturen' }));
  expect(await screen.findByText('Je hebt al bezwaar gemaakt tegen dit besluit.')).toBeInTheDocument();
  expect(await screen.findByText('We kijken nog een keer naar dit besluit.')).toBeInTheDocument();
});

it('PRV-03 an objection that is answered after one has left is told, and its words are not there any more', async () => {
  const { user, router } = await visit('/settings/decisions', 'paid', (given) => void (given.decisions = [decision]));
  await user.click(await screen.findByRole('button', { name: /^Bezwaar maken/ }));
  const held = Promise.withResolvers<undefined>();
  server.use(http.post('*/api/decisions/:id/objection', () => held.promise, { once: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bezwaar maken' }));
  await user.type(dialog.getByRole('textbox'), 'Dit klopt niet');
  await user.click(dialog.getByRole('button', { name: 'Bezwaar versturen' }));
  await act(() => router.navigate('/pages/terms'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  held.resolve(undefined);
  expect(await screen.findByText('Je bezwaar is verstuurd.')).toBeInTheDocument();
  expect(sessionStorage.getItem('case-words')).not.toMatch(/Dit klopt niet/);
});
