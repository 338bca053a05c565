import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { instantsOf, writtenAs } from './instants';

const AMSTERDAM = 'Europe/Amsterdam';

describe('ADM-03 ADM-05 a day and a time, in the reader’s zone', () => {
  it.each([
    ['in winter', AMSTERDAM, '2026-01-05T09:00', ['2026-01-05T08:00:00.000Z']],
    ['in summer', AMSTERDAM, '2026-07-05T09:00', ['2026-07-05T07:00:00.000Z']],
    ['at midnight', AMSTERDAM, '2026-12-31T00:00', ['2026-12-30T23:00:00.000Z']],
    ['before the clock goes forward', AMSTERDAM, '2026-03-29T01:59', ['2026-03-29T00:59:00.000Z']],
    ['in the hour that spring leaves out', AMSTERDAM, '2026-03-29T02:30', []],
    ['after the clock went forward', AMSTERDAM, '2026-03-29T03:00', ['2026-03-29T01:00:00.000Z']],
    ['before the clock goes back', AMSTERDAM, '2026-10-25T01:59', ['2026-10-24T23:59:00.000Z']],
    [
      'in the hour that autumn has twice',
      AMSTERDAM,
      '2026-10-25T02:30',
      ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ],
    ['after the clock went back', AMSTERDAM, '2026-10-25T03:00', ['2026-10-25T02:00:00.000Z']],
    ['west of Greenwich', 'America/New_York', '2026-11-01T00:30', ['2026-11-01T04:30:00.000Z']],
    [
      'by half an hour',
      'Australia/Lord_Howe',
      '2026-04-05T01:45',
      ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
    ],
    ['where midnight is left out', 'Africa/Cairo', '2026-04-24T00:30', []],
    ['that is not typed to its end', AMSTERDAM, '2026-03-29', []],
  ] as const)('is read %s', (_, zone, typed, instants) => {
    expect(instantsOf(typed, zone)).toEqual(instants);
  });

  it.each([
    ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30'],
    ['2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
    ['2026-06-28T09:02:05.000Z', '2026-06-28T11:02:05'],
    ['2026-06-28T09:02:05.123Z', '2026-06-28T11:02:05.123'],
  ])('of %s is written %s, which is read as that instant again', (instant, written) => {
    expect(writtenAs(instant, AMSTERDAM)).toBe(written);
    expect(instantsOf(written, AMSTERDAM)).toContain(instant);
  });

  it('is typed in one of two fields, in every screen', () => {
    const source = join(import.meta.dirname, '../..');
    const screens = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$/.test(file));
    const own = screens.filter((file) =>
      /type="(date|time|datetime-local)"|\bDate(Time)?Input\b/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(own.sort()).toEqual(['layout/forms/day-field.tsx', 'layout/forms/instant-field.tsx']);
  });

  it('is that of this browser where no zone is named', () => {
    const local = new Date(2026, 0, 5, 9, 0).toISOString();
    expect(instantsOf('2026-01-05T09:00')).toEqual([local]);
    expect(writtenAs(local)).toBe('2026-01-05T09:00');
  });
});
