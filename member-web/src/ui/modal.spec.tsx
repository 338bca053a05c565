import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { withServer } from '../testing/render';
import { Modal } from './modal';
import { closeOnBack } from './modal-dialog';
import { Popup } from './popup';

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

describe('Back', () => {
  it('closes the uppermost as its cross does, waits while that is busy, and passes one that has an entry', () => {
    const closed: string[] = [];
    const back = () => [closeOnBack(), ...closed.splice(0)];
    const over = (upper?: { busy?: boolean; hasEntry?: boolean }) => (
      <>
        <Popup label="Menu" anchor={{ left: 0 } as DOMRect} onClose={() => closed.push('menu')}>
          een
        </Popup>
        {upper && (
          <Modal open onClose={() => closed.push('question')} title="Zeker weten?" {...upper}>
            twee
          </Modal>
        )}
      </>
    );
    const { rerender, unmount } = render(over());
    expect(back()).toEqual([true, 'menu']);
    rerender(over({}));
    expect(back()).toEqual([true, 'question']);
    rerender(over({ busy: true }));
    expect(back()).toEqual([true]);
    rerender(over({ hasEntry: true }));
    expect(back()).toEqual([false]);
    rerender(over());
    expect(back()).toEqual([true, 'menu']);
    unmount();
    expect(back()).toEqual([false]);
  });
});

describe('a sheet that a finger draws down on a phone', () => {
  const touch = (at: number) => ({ pointerType: 'touch', clientY: at });

  it('is drawn by the one that holds its head, and by no later one', async () => {
    const phone = { matches: false, addEventListener() {}, removeEventListener() {} };
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(phone as never);
    render(
      <Modal open onClose={() => {}} title="Blad">
        een
      </Modal>,
    );
    const sheet = screen.getByRole('dialog');
    const head = screen.getByRole('heading', { name: 'Blad' });
    fireEvent.pointerDown(head, touch(10));
    fireEvent.pointerUp(head, touch(10));
    await import('./follow-finger');
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.pointerMove(sheet, touch(310));
    expect(sheet.style.translate).toBe('');

    fireEvent.pointerDown(head, touch(10));
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.pointerMove(sheet, touch(310));
    expect(sheet.style.translate).toBe('0px 300px');
    media.mockRestore();
  });
});
