import { describe, expect, it } from 'vitest';
import { endOf, firstDay, lastDay, startOf } from './audit';

describe('ADM-05 the period of the audit log', () => {
  it.each(['2026-03-29', '2026-10-25', '2026-12-31', '2026-02-28'])(
    'takes the whole of %s, and shows it again',
    (day) => {
      expect(Date.parse(startOf(day))).toBeLessThan(Date.parse(endOf(day)));
      expect(firstDay(startOf(day))).toBe(day);
      expect(lastDay(endOf(day))).toBe(day);
      expect(firstDay(undefined)).toBe('');
    },
  );
});
