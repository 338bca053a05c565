import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withServer } from '../testing/render';
import { Button } from './button';
import { Dropdown } from './dropdown';
import { Modal } from './modal';
import { Popup, PopupMenu } from './popup';

withServer();

/** Whether the browser presses what has the focus, or writes in it. */
const presses = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Enter', repeat: true });
const nothing = () => {};

it('a held Enter presses a button once, and then nothing that it opened', () => {
  const anchor = { left: 0, top: 0, bottom: 0 } as DOMRect;
  const entries = [{ key: 'a', label: 'Kopiëren', onSelect: nothing }];
  render(
    <>
      <Button>Versturen</Button>
      <Dropdown label="Meer" trigger="…" items={[]} />
      <Modal open onClose={nothing} title="Zeker weten?">
        <textarea />
      </Modal>
      <Popup label="Bericht" anchor={anchor} onClose={nothing}>
        <PopupMenu entries={entries} />
      </Popup>
    </>,
  );
  for (const name of ['Versturen', 'Meer', 'Sluiten', 'Kopiëren']) {
    const button = screen.getByRole('button', { name });
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(presses(button)).toBe(false);
  }
  expect(presses(screen.getByRole('textbox'))).toBe(true);
});
