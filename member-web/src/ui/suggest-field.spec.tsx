import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SuggestField } from './suggest-field';

const TOWNS = ['Amsterdam', 'Amstelveen'].map((label) => ({ id: label, label, detail: 'Noord-Holland' }));

function Form({ onPick, onSubmit }: { onPick: (id: string) => void; onSubmit: () => void }) {
  const [text, setText] = useState('');
  const found = TOWNS.filter(({ label }) => text !== '' && label.startsWith(text));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SuggestField label="Town" value={text} onText={setText} suggestions={found} listLabel="Towns" onPick={onPick} />
    </form>
  );
}

describe('PRO-06 a field that suggests', () => {
  const setup = () => {
    const [onPick, onSubmit] = [vi.fn(), vi.fn()];
    render(<Form {...{ onPick, onSubmit }} />);
    return { onPick, onSubmit, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Town' }) };
  };

  it('offers what may be meant, picked by the keyboard alone', async () => {
    const { onPick, onSubmit, user, field } = setup();
    await user.type(field, 'Am');
    expect(screen.getByRole('listbox', { name: 'Towns' })).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: /Amstelveen/, selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith('Amstelveen');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is closed by Escape, and opens again with the next letter', async () => {
    const { user, field } = setup();
    await user.type(field, 'Am{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(field, 's');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('takes a touch, and Enter sends the form where nothing is chosen', async () => {
    const { onPick, onSubmit, user, field } = setup();
    await user.type(field, 'Am{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('option', { name: /Amsterdam/ }));
    expect(onPick).toHaveBeenCalledWith('Amsterdam');
    expect(field).toHaveFocus();
  });
});
