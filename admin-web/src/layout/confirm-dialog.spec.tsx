import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../providers/i18n-provider';
import { ConfirmDialog } from './confirm-dialog';

describe('the second press of a double press', () => {
  it('answers nothing in a dialog that the first one opened', async () => {
    const answers: string[] = [];
    render(
      <AdminContext i18nProvider={await createI18nProvider('nl')}>
        <ConfirmDialog
          open
          title="Zeker weten?"
          confirm="Ja"
          pending={false}
          error={null}
          onConfirm={() => answers.push('confirmed')}
          onClose={() => answers.push('closed')}
        >
          Het gaat meteen in.
        </ConfirmDialog>
      </AdminContext>,
    );
    const confirm = screen.getByRole('button', { name: 'Ja' });
    const beside = screen.getByRole('dialog').parentElement!;
    fireEvent.click(confirm, { detail: 2 });
    fireEvent.mouseDown(beside);
    fireEvent.click(beside, { detail: 2 });
    expect(answers).toEqual([]);
    fireEvent.mouseDown(confirm);
    fireEvent.click(confirm, { detail: 1 });
    expect(answers).toEqual(['confirmed']);
    fireEvent.mouseDown(beside);
    fireEvent.click(beside, { detail: 1 });
    expect(answers).toEqual(['confirmed', 'closed']);
  });
});
