import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../providers/i18n-provider';
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
    // What was pressed in it once may be pressed twice.
    fireEvent.click(confirm, { detail: 2 });
    expect(answers).toEqual(['confirmed', 'confirmed']);
    fireEvent.mouseDown(beside);
    fireEvent.click(beside, { detail: 1 });
    expect(answers).toEqual(['confirmed', 'confirmed', 'closed']);
  });
});

describe('a dialog that somebody has typed in', () => {
  const Writing = () => {
    const [open, setOpen] = useState(true);
    const [words, setWords] = useState('');
    return (
      <ConfirmDialog
        open={open}
        title="Waarom?"
        confirm="Ja"
        pending={false}
        error={null}
        written={words !== ''}
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
      >
        <textarea aria-label="Reden" value={words} onChange={({ target }) => setWords(target.value)} />
      </ConfirmDialog>
    );
  };
  const open = async () => {
    render(
      <AdminContext i18nProvider={await createI18nProvider('nl')}>
        <Writing />
      </AdminContext>,
    );
    return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Reden' }) };
  };
  const pressBeside = () => {
    const beside = screen.getByRole('dialog').parentElement!;
    fireEvent.mouseDown(beside);
    fireEvent.click(beside, { detail: 1 });
  };
  const isGone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['a press beside it', pressBeside],
  ])('is not closed by %s before a question, and the words stay for who writes on', async (_by, leave) => {
    const { user, field } = await open();
    await user.type(field, 'Nep');
    await leave(user);
    await screen.findByRole('alertdialog', { name: 'Weggooien wat je hebt ingevuld?' });
    // Pressed once more, by habit: nothing is lost.
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field).toHaveProperty('value', 'Nep');
    await leave(user);
    await user.click(await screen.findByRole('button', { name: 'Verder invullen' }));
    await user.type(field, 'foto');
    expect(field).toHaveProperty('value', 'Nepfoto');
    await leave(user);
    await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
    await isGone();
  });

  it('closes without a question as long as it is empty', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await isGone();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
