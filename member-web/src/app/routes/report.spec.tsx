import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const SANNE = 'member-1-sanne';

async function openReport() {
  const view = await visit(`/members/${SANNE}`);
  await view.user.click(await screen.findByRole('button', { name: 'Meer met Sanne' }));
  await view.user.click(screen.getByRole('button', { name: 'Melden' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Sanne melden' })) };
}

describe('PRV-03 reporting a member', () => {
  it('asks why, sends it once and thanks', async () => {
    const { user, dialog, world } = await openReport();
    await user.click(dialog.getByRole('button', { name: 'Melding versturen' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Kies eerst wat er aan de hand is.');
    expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
    expect(world.reports).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Oplichting, vraagt om geld' }));
    await user.type(dialog.getByRole('textbox'), 'Vraagt om een voorschot');
    await user.click(dialog.getByRole('button', { name: 'Melding versturen' }));
    expect(await screen.findByText('Bedankt voor je melding. We kijken ernaar.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(world.reports).toEqual([{ member_id: SANNE, reason: 'scam', text: 'Vraagt om een voorschot' }]);
  });

  it('loses no word to a press beside it, and none of them goes into another report', async () => {
    const { user, dialog } = await openReport();
    await user.type(dialog.getByRole('textbox'), 'Vraagt om een voorschot');
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Meer met Sanne' }));
      await user.click(screen.getByRole('button', { name: 'Melden' }));
      return within(screen.getByRole('dialog', { name: 'Sanne melden' }));
    };
    const again = await reopen();
    expect(again.getByRole('textbox')).toHaveValue('Vraagt om een voorschot');
    await user.click(again.getByRole('radio', { name: 'Iets anders' }));
    await user.click(again.getByRole('button', { name: 'Melding versturen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await reopen()).getByRole('textbox')).toHaveValue('');
  });

  it('says when it was reported before, and loses no word', async () => {
    const { user, dialog, world } = await openReport();
    world.reports.push({ member_id: SANNE });
    await user.click(dialog.getByRole('radio', { name: 'Iets anders' }));
    await user.type(dialog.getByRole('textbox'), 'Nog iets');
    await user.click(dialog.getByRole('button', { name: 'Melding versturen' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Je hebt dit al gemeld. We kijken ernaar.'),
    );
    expect(dialog.getByRole('textbox')).toHaveValue('Nog iets');
  });
});
