import { describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from './days';
import { daysOfSpan, SPANS, spanOf } from '../forms/address-days';

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

describe('ADM-04 a month, quarter or year at one choice', () => {
  it.each([
    ['this_month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['this_quarter', '2026-11-25', '2026-10-01', '2026-12-31'],
    ['last_quarter', '2026-02-01', '2025-10-01', '2025-12-31'],
    ['this_year', '2026-01-01', '2026-01-01', '2026-12-31'],
    ['last_year', '2026-12-31', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s', (span, today, from, until) => {
    expect(daysOfSpan(span, today)).toEqual({ from, until });
  });

  it('is known again by its days, and other days are one’s own', () => {
    for (const span of SPANS) expect(spanOf(daysOfSpan(span, '2026-05-20'), '2026-05-20')).toBe(span);
    expect(spanOf({ from: '2026-05-01' }, '2026-05-20')).toBe('own');
  });
});
