import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { withServer } from '../testing/render';
import { Modal } from './modal';

withServer();

function Two() {
  const [first, setFirst] = useState(true);
  const [second, setSecond] = useState(true);
  return (
    <>
      <Modal open={first} onClose={() => setFirst(false)} title="Eerste">
        een
      </Modal>
      <Modal open={second} onClose={() => setSecond(false)} title="Tweede">
        twee
      </Modal>
    </>
  );
}

describe('the queue of modals', () => {
  it('shows one at a time, the next when the first is closed', async () => {
    render(<Two />);
    expect(await screen.findByRole('dialog', { name: 'Eerste' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tweede' })).toBeInTheDocument());
  });
});

describe('the second press of a double press', () => {
  it('answers nothing in a dialog that the first one opened', () => {
    const answers: string[] = [];
    render(
      <Modal open onClose={() => answers.push('closed')} title="Zeker weten?">
        <button onClick={() => answers.push('yes')}>Ja</button>
      </Modal>,
    );
    const yes = screen.getByRole('button', { name: 'Ja' });
    fireEvent.click(yes, { detail: 2 });
    fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
    expect(answers).toEqual([]);
    fireEvent.click(yes, { detail: 1 });
    fireEvent.click(yes, { detail: 2 });
    expect(answers).toEqual(['yes', 'yes']);
  });
});
