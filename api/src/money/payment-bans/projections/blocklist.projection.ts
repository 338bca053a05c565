import { defineProjection, staffIdOf } from '../../../kernel/index.js';
import type { BlockedEvent, BlockedKind } from '../blocked.events.js';

export interface BlocklistRow {
  id: string;
  kind: BlockedKind;
  active: boolean;
  cause: 'staff' | 'return';
  /** `shown` and `reason` are sealed. */
  shown: string | null;
  reason: string | null;
  blocked_at: string;
  /** A staff id. */
  blocked_by: string | null;
  unblocked_at: string | null;
  unblocked_by: string | null;
}

/** Rows contain only keyed hashes and sealed texts. */
export const blocklist = defineProjection<BlocklistRow, BlockedEvent>({
  name: 'blocklist',
  revision: 1,
  mode: 'inline',
  key: ['id'],
  columns: {
    id: 'text',
    kind: 'text',
    active: 'boolean',
    cause: 'text',
    shown: 'text',
    reason: 'text',
    blocked_at: 'timestamptz',
    blocked_by: 'text',
    unblocked_at: 'timestamptz',
    unblocked_by: 'text',
  },
  indexes: ['(blocked_at DESC, id)', '(kind, blocked_at DESC)'],
  on: {
    DetailBlocked: ({ streamId, actor, data: { kind, shown, reason, cause, blockedAt } }, rows) =>
      rows.upsert(
        { id: streamId },
        {
          set: {
            ...{ kind, active: true, cause, shown, reason, blocked_at: blockedAt },
            ...{ blocked_by: staffIdOf(actor) ?? null, unblocked_at: null, unblocked_by: null },
          },
        },
      ),
    DetailUnblocked: ({ streamId, actor, data: { unblockedAt } }, rows) =>
      rows.update(
        { id: streamId },
        { set: { active: false, unblocked_at: unblockedAt, unblocked_by: staffIdOf(actor) ?? null } },
      ),
    BlockForgotten: ({ streamId }, rows) => rows.delete({ id: streamId }),
  },
});
