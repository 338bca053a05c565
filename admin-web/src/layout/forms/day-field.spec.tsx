import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DayField } from './day-field';

function typed(value: string) {
  const [onChoose, onUnreadable] = [vi.fn(), vi.fn()];
  render(<DayField label="From" value={value} onChoose={onChoose} onUnreadable={onUnreadable} />);
  const field = screen.getByLabelText<HTMLInputElement>('From');
  return { field, type: (day: string) => fireEvent.change(field, { target: { value: day } }), onChoose, onUnreadable };
}

describe('ADM-05 a day that is typed', () => {
  it('is chosen once its year is whole: what was chosen before stays until then', () => {
    const { field, type, onChoose, onUnreadable } = typed('2026-03-01');
    for (const day of ['0002-03-01', '0020-03-01', '0202-03-01']) {
      type(day);
      expect(field.value).toBe(day);
    }
    expect(onChoose).not.toHaveBeenCalled();
    expect(onUnreadable).toHaveBeenCalledTimes(3);
    type('2025-03-01');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2025-03-01');
  });

  it('is taken away by emptying the field', () => {
    const { type, onChoose } = typed('2026-03-01');
    type('');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('');
  });
});
