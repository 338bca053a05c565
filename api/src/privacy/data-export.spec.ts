import { describe, expect, it } from 'vitest';
import { given } from '../kernel/testing/index.js';
import { dataExport, downloadDataExport, requestDataExport } from './data-export.js';
import type { DataExportDownloaded, DataExportRequested } from './data-export.events.js';
import { dataExportExpired, tooManyDataExports } from './privacy.errors.js';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));
const requested = (number: number, day: number, hour = 12): DataExportRequested => ({
  type: 'DataExportRequested',
  data: { number, requestedAt: at(day, hour).toISOString(), expiresAt: at(day + 7, hour).toISOString() },
});
const downloaded = (number: number, day: number): DataExportDownloaded => ({
  type: 'DataExportDownloaded',
  data: { number, downloadedAt: at(day).toISOString() },
});

describe('PRV-02 asking for all of one’s own data', () => {
  const asked = (now: Date) => (state: (typeof dataExport)['initial']) => requestDataExport(state, { now });

  it('is answered by a link that lasts 7 days', () =>
    given(dataExport)
      .when(asked(at(2)))
      .then(requested(1, 2)));

  it('works three times a day', () =>
    given(dataExport, requested(1, 2), requested(2, 2, 13), requested(3, 2, 14))
      .when(asked(at(3, 11)))
      .thenRefused(tooManyDataExports, {}));

  it('works again a day after the first of three', () =>
    given(dataExport, requested(1, 2), requested(2, 2, 13), requested(3, 2, 14))
      .when(asked(at(3)))
      .then(requested(4, 3)));

  it('remembers no more than the requests of a day', () => {
    const many = Array.from({ length: 30 }, (_, i) => requested(i + 1, i + 1));
    expect(many.reduce(dataExport.evolve, dataExport.initial).requestedAt).toHaveLength(1);
  });
});

describe('PRV-02 the link to one’s own data', () => {
  const opened = (number: number, now: Date) => (state: (typeof dataExport)['initial']) =>
    downloadDataExport(state, { number, now });

  it('works', () =>
    given(dataExport, requested(1, 2))
      .when(opened(1, at(9, 11)))
      .then({ ...downloaded(1, 9), data: { number: 1, downloadedAt: at(9, 11).toISOString() } }));

  it('works once', () =>
    given(dataExport, requested(1, 2), downloaded(1, 3))
      .when(opened(1, at(3)))
      .thenRefused(dataExportExpired, {}));

  it('is over after 7 days', () =>
    given(dataExport, requested(1, 2))
      .when(opened(1, at(9)))
      .thenRefused(dataExportExpired, {}));

  it('dies with a newer one', () =>
    given(dataExport, requested(1, 2), requested(2, 3))
      .when(opened(1, at(3)))
      .thenRefused(dataExportExpired, {}));

  it('of a newer one works after an older one was used', () =>
    given(dataExport, requested(1, 2), downloaded(1, 2), requested(2, 3))
      .when(opened(2, at(3)))
      .then(downloaded(2, 3)));
});
