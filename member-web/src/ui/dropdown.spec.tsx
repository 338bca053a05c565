import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dropdown } from './dropdown';

it('CLI-01 the arrows lead from the button of a menu to its first and its last entry, and round', async () => {
  const user = userEvent.setup();
  const items = ['One', 'Two', 'Three'].map((key) => ({ key, label: key, onSelect: () => {} }));
  render(<Dropdown label="Menu" trigger="…" items={items} />);
  const entry = (name: string) => screen.getByRole('button', { name });
  await user.click(entry('Menu'));
  await user.keyboard('{ArrowUp}');
  expect(entry('Three')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(entry('Two')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(entry('One')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(entry('Three')).toHaveFocus();
});
