import { describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from './days';

describe('ADM-03 ADM-05 the period of a list', () => {
  it.each(['2026-03-29', '2026-10-25', '2026-12-31', '2026-02-28'])(
    'takes the whole of %s, and shows it again',
    (day) => {
      expect(Date.parse(startOfDay(day)!)).toBeLessThan(Date.parse(startOfDay(day, 1)!));
      expect(dayOf(startOfDay(day))).toBe(day);
      expect(dayOf(startOfDay(day, 1), 1)).toBe(day);
    },
  );

  it('is open where no day is written', () => {
    expect(dayOf(undefined)).toBe('');
    expect(startOfDay('')).toBeUndefined();
    expect(startOfDay('0002-03-29')).toBeUndefined();
  });
});
