import { defineStream } from '../../kernel/domain.js';
import type {
  ReadModelEvent,
  ReadModelRebuilt,
  ReadModelRebuildFailed,
  ReadModelRebuildRequested,
} from './read-model.events.js';
import { rebuildRunning } from './audit.errors.js';

export interface ReadModelRebuild {
  /** Start of a rebuild that has not ended. */
  since: string | null;
  failed: boolean;
}

/** Rebuilds of one read model that staff requested, in a stream such as `readmodel-chats`. */
export const readModel = defineStream<ReadModelRebuild, ReadModelEvent>({
  type: 'readmodel',
  revision: 1,
  initial: { since: null, failed: false },
  evolve: (_, event) => {
    switch (event.type) {
      case 'ReadModelRebuildRequested':
        return { since: event.data.requestedAt, failed: false };
      case 'ReadModelRebuilt':
        return { since: null, failed: false };
      case 'ReadModelRebuildFailed':
        return { since: null, failed: true };
    }
  },
});

export const rebuildsOf = readModel.of;

/** Milliseconds after which a rebuild counts as dead with its process; two at once would only take turns. */
const PATIENCE = 60 * 60 * 1000;

export const requestRebuild = (
  { since }: ReadModelRebuild,
  { reason, at }: { reason: string; at: Date },
): [ReadModelRebuildRequested] => {
  if (since !== null && at.getTime() - Date.parse(since) < PATIENCE) throw rebuildRunning({});
  return [{ type: 'ReadModelRebuildRequested', data: { requestedAt: at.toISOString(), reason } }];
};

export const endRebuild = (
  { since }: ReadModelRebuild,
  { at, failed }: { at: Date; failed: boolean },
): [] | [ReadModelRebuilt | ReadModelRebuildFailed] => {
  if (since === null) return [];
  return failed
    ? [{ type: 'ReadModelRebuildFailed', data: { failedAt: at.toISOString() } }]
    : [{ type: 'ReadModelRebuilt', data: { rebuiltAt: at.toISOString() } }];
};
