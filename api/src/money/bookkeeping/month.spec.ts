import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { deleteNextDay, keptBooks } from './kept-books.js';
import { booksDeleted, monthBeingClosed, monthNotClosed, monthNotOver } from './bookkeeping.errors.js';
import type { MonthClosed, MonthCloseRequested } from './month.events.js';
import {
  daysOf,
  download,
  endClose,
  lastDeletedYear,
  month,
  monthAt,
  monthBefore,
  nextMonth,
  requestClose,
} from './month.js';

const ZONE = 'Europe/Amsterdam';
const now = new Date('2026-04-02T09:00:00.000Z');
const march = { month: '2026-03', language: 'nl', timeZone: ZONE, now } as const;
const requested = (request: number, requestedAt = '2026-04-01T09:00:00.000Z'): MonthCloseRequested => ({
  type: 'MonthCloseRequested',
  data: { month: '2026-03', request, language: 'nl', timeZone: ZONE, requestedAt },
});
const made = { digest: 'd1', bytes: 10, checks: 20, failed: 0 };
const closed = (request: number, changed: boolean, digest = 'd1'): MonthClosed => ({
  type: 'MonthClosed',
  data: { month: '2026-03', request, ...made, digest, changed, closedAt: now.toISOString() },
});

describe('ADM-04 closing a month', () => {
  it('keeps the language and the time zone of the first request', () => {
    given(month, requested(1), closed(1, false))
      .when((state) => requestClose(state, { ...march, language: 'en', timeZone: 'UTC' }))
      .then(requested(2, now.toISOString()));
  });

  it('is for months that are over where the company is, and whose books are there', () => {
    const at = (instant: string) => (state: typeof month.initial) =>
      requestClose(state, { ...march, now: new Date(instant) });
    given(month).when(at('2026-03-31T21:59:59Z')).thenRefused(monthNotOver, {});
    given(month).when(at('2026-03-31T22:00:00Z')).then(requested(1, '2026-03-31T22:00:00.000Z'));
    given(month).when(at('2034-01-01T00:00:00Z')).thenRefused(booksDeleted, {});
  });

  it('is done once at a time, unless its process is gone', () => {
    given(month, requested(1, '2026-04-02T08:59:00.000Z'))
      .when((state) => requestClose(state, march))
      .thenRefused(monthBeingClosed, {});
    given(month, requested(1))
      .when((state) => requestClose(state, march))
      .then(requested(2, now.toISOString()));
  });

  it('says whether the file is another one than before; an overtaken request ends nothing', () => {
    const end = (request: number, digest: string) => (state: typeof month.initial) =>
      endClose(state, { month: '2026-03', request, made: { ...made, digest }, now });
    given(month, requested(1)).when(end(1, 'd1')).then(closed(1, false));
    given(month, requested(1), closed(1, false), requested(2)).when(end(2, 'd1')).then(closed(2, false));
    given(month, requested(1), closed(1, false), requested(2))
      .when(end(2, 'd2'))
      .then(closed(2, true, 'd2'));
    given(month, requested(1), requested(2)).when(end(1, 'd1')).then();
  });

  it('has nothing to download before', () => {
    given(month, requested(1))
      .when((state) => download(state, march))
      .thenRefused(monthNotClosed, {});
  });

  it('counts days and months as the calendar does', () => {
    expect(daysOf('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect([nextMonth('2026-12'), nextMonth('2026-09')]).toEqual(['2027-01', '2026-10']);
    expect([monthBefore('2026-01'), monthBefore('2026-11')]).toEqual(['2025-12', '2026-10']);
    expect(monthAt(ZONE, new Date('2026-12-31T23:30:00Z'))).toBe('2027-01');
    expect(lastDeletedYear(ZONE, new Date('2026-12-31T22:59:59Z'))).toBe(2018);
    expect(lastDeletedYear(ZONE, new Date('2026-12-31T23:00:00Z'))).toBe(2019);
  });
});

describe('PRV-02 the end of old books', () => {
  const limit = new Date('2020-01-01T00:00:00.000Z');
  const deleted = (before: string) => ({
    type: 'BooksDeleted' as const,
    data: { before, deletedAt: now.toISOString() },
  });
  const next = (state: typeof keptBooks.initial) => deleteNextDay(state, { limit, now });

  it('comes a day of books at a time, up to the first that are kept', () => {
    given(keptBooks).when(next).then(deleted('2018-12-31T00:00:00.000Z'));
    given(keptBooks, deleted('2019-12-30T12:00:00.000Z')).when(next).then(deleted('2019-12-31T12:00:00.000Z'));
    given(keptBooks, deleted('2019-12-31T12:00:00.000Z')).when(next).then(deleted(limit.toISOString()));
    given(keptBooks, deleted(limit.toISOString())).when(next).then();
  });
});
