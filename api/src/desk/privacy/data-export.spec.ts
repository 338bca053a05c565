import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { Sealed } from '../../kernel/domain.js';
import { dataExport, downloadDataExport, requestDataExport, sendDataExport } from './data-export.js';
import type { DataExportDownloaded, DataExportRequested, DataExportSent } from './data-export.events.js';
import { addressNotConfirmed, dataExportExpired, memberNotDisabled, tooManyDataExports } from './privacy.errors.js';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));
const requested = (number: number, day: number, hour = 12): DataExportRequested => ({
  type: 'DataExportRequested',
  data: { number, requestedAt: at(day, hour).toISOString(), expiresAt: at(day + 7, hour).toISOString() },
});
const reason = '~1.x' as Sealed;
const sent = (number: number, day: number): DataExportSent => ({
  type: 'DataExportSent',
  data: { number, reason, sentAt: at(day).toISOString(), expiresAt: at(day + 7).toISOString() },
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
  const opened =
    (number: number, now: Date, loggedIn = true) =>
    (state: (typeof dataExport)['initial']) =>
      downloadDataExport(state, { number, loggedIn, now });

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

  it('is of no use to who is not logged in as its member', () =>
    given(dataExport, requested(1, 2))
      .when(opened(1, at(3), false))
      .thenRefused(dataExportExpired));
});

describe('ADM-02 own data sent by staff', () => {
  const shutOut = { disabled: true, confirmed: true };
  const send =
    (now: Date, member = shutOut) =>
    (state: (typeof dataExport)['initial']) =>
      sendDataExport(state, { member, reason, now });
  const opened = (number: number, now: Date) => (state: (typeof dataExport)['initial']) =>
    downloadDataExport(state, { number, loggedIn: false, now });

  it('goes to who is shut out, and whose address was confirmed', () => {
    given(dataExport)
      .when(send(at(2)))
      .then(sent(1, 2));
    given(dataExport)
      .when(send(at(2), { disabled: false, confirmed: true }))
      .thenRefused(memberNotDisabled);
    given(dataExport)
      .when(send(at(2), { disabled: true, confirmed: false }))
      .thenRefused(addressNotConfirmed);
  });
  it('counts among the three of a day', () =>
    given(dataExport, requested(1, 2), sent(2, 2), requested(3, 2))
      .when(send(at(3, 11)))
      .thenRefused(tooManyDataExports));
  it('is opened by the link alone, once, for 7 days', () => {
    given(dataExport, sent(1, 2))
      .when(opened(1, at(9, 11)))
      .then({ type: 'DataExportDownloaded' });
    given(dataExport, sent(1, 2))
      .when(opened(1, at(9)))
      .thenRefused(dataExportExpired);
    given(dataExport, sent(1, 2), downloaded(1, 3))
      .when(opened(1, at(3)))
      .thenRefused(dataExportExpired);
  });
  it('leaves a later link of the member’s own to the member', () =>
    given(dataExport, sent(1, 2), requested(2, 3))
      .when(opened(2, at(3)))
      .thenRefused(dataExportExpired));
});
