import { describe, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { ReadModelEvent } from './read-model.events.js';
import { endRebuild, readModel, requestRebuild } from './read-model.js';
import { rebuildRunning } from './audit.errors.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const requested = (at = noon): ReadModelEvent => ({
  type: 'ReadModelRebuildRequested',
  data: { requestedAt: at.toISOString(), reason: 'A row is missing' },
});
const rebuilt: ReadModelEvent = { type: 'ReadModelRebuilt', data: { rebuiltAt: later(1).toISOString() } };
const failed: ReadModelEvent = { type: 'ReadModelRebuildFailed', data: { failedAt: later(1).toISOString() } };

describe('EVT-01 rebuilding a read model on request', () => {
  it('is asked for', () =>
    given(readModel)
      .when((state) => requestRebuild(state, { reason: 'A row is missing', at: noon }))
      .then(requested()));

  it('runs once at a time', () =>
    given(readModel, requested())
      .when((state) => requestRebuild(state, { reason: 'A row is missing', at: later(59) }))
      .thenRefused(rebuildRunning, {}));

  it.each([[rebuilt], [failed]])('may be asked for again after %j', (end) =>
    given(readModel, requested(), end)
      .when((state) => requestRebuild(state, { reason: 'A row is missing', at: later(2) }))
      .then(requested(later(2))),
  );

  it('may be asked for again when nothing was heard of it for an hour', () =>
    given(readModel, requested())
      .when((state) => requestRebuild(state, { reason: 'A row is missing', at: later(60) }))
      .then(requested(later(60))));

  it('ends well or not, once', () => {
    given(readModel, requested())
      .when((state) => endRebuild(state, { at: later(1), failed: false }))
      .then(rebuilt);
    given(readModel, requested())
      .when((state) => endRebuild(state, { at: later(1), failed: true }))
      .then(failed);
    given(readModel, requested(), rebuilt)
      .when((state) => endRebuild(state, { at: later(2), failed: true }))
      .then();
  });
});
