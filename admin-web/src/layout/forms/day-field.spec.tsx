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

  it('stays as it is typed, however late an address tells of what was chosen on the way, until the field is left', () => {
    const field = (value: string) => <DayField label="From" value={value} onChoose={() => undefined} />;
    const { rerender } = render(field('2026-10-31'));
    const input = screen.getByLabelText<HTMLInputElement>('From');
    const type = (day: string) => fireEvent.change(input, { target: { value: day } });
    type('2026-10-03');
    type('2026-03-03');
    // Without a day the period has one of its own.
    for (const told of ['2026-10-03', '2026-10-31', '2026-03-03']) {
      rerender(field(told));
      expect(input.value).toBe('2026-03-03');
    }
    fireEvent.blur(input);
    expect(input.value).toBe('2026-03-03');
    // By Back, or by a press on a period.
    rerender(field('2026-10-31'));
    expect(input.value).toBe('2026-10-31');
  });

  it('is taken away by emptying the field', () => {
    const { type, onChoose } = typed('2026-03-01');
    type('');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('');
  });
});
