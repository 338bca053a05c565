import { expect, it } from '@jest/globals';
import { COUNTRIES } from '../../ground/settings/domain.js';
import { periodsUpTo, SHOWN } from './periods.js';

const ends = (periods: ReturnType<typeof periodsUpTo>) => [periods[0], periods.at(-1)];

it('ADM-07 periods end with that of the day, and half of them are the time before', () => {
  expect(ends(periodsUpTo('day', '2026-03-01'))).toEqual([
    { from: '2026-01-01', before: '2026-01-02' },
    { from: '2026-03-01', before: '2026-03-02' },
  ]);
  // A Sunday is the last day of its week.
  expect(ends(periodsUpTo('week', '2026-03-01'))).toEqual([
    { from: '2025-09-15', before: '2025-09-22' },
    { from: '2026-02-23', before: '2026-03-02' },
  ]);
  expect(ends(periodsUpTo('month', '2026-01-31'))).toEqual([
    { from: '2024-02-01', before: '2024-03-01' },
    { from: '2026-01-01', before: '2026-02-01' },
  ]);
});

it.each(['day', 'week', 'month'] as const)('ADM-07 nothing falls between two periods, by %s', (unit) => {
  const periods = periodsUpTo(unit, '2026-12-29');
  expect(periods).toHaveLength(2 * SHOWN[unit]);
  for (const [i, { from }] of periods.entries()) if (i > 0) expect(from).toBe(periods[i - 1]!.before);
});

it('ADM-07 every country has a time zone of whole hours, of which sums are kept', () => {
  for (const { timeZone } of Object.values(COUNTRIES))
    for (const month of [0, 6]) {
      const minute = new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' });
      expect([timeZone, minute.format(new Date(Date.UTC(2026, month)))]).toEqual([timeZone, '0']);
    }
});
