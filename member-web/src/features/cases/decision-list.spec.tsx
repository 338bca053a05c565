import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';
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
