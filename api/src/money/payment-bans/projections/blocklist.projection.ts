import {
  boolean,
  defineProjection,
  nullable,
  readModelOf,
  type RowOf,
  staffIdOf,
  text,
  timestamptz,
} from '../../../kernel/index.js';
import type { BlockedEvent, BlockedKind } from '../blocked.events.js';

export const BlocklistRow = readModelOf('blocklist', {
  id: text({ primary: true }),
  kind: text<BlockedKind>(),
  active: boolean(),
  cause: text<'staff' | 'return'>(),
  /** `shown` and `reason` are sealed. */
  shown: nullable(text()),
  reason: nullable(text()),
  blocked_at: timestamptz(),
  /** A staff id. */
  blocked_by: nullable(text()),
  unblocked_at: nullable(timestamptz()),
  unblocked_by: nullable(text()),
});
export type BlocklistRow = RowOf<typeof BlocklistRow>;

/** Rows contain only keyed hashes and sealed texts. */
export const blocklist = defineProjection<BlocklistRow, BlockedEvent>({
  entity: BlocklistRow,
  revision: 1,
  mode: 'inline',
  indexes: ['(blocked_at DESC, id)', '(kind, blocked_at DESC)'],
  on: {
    DetailBlocked: ({ streamId, actor, data: { kind, shown, reason, cause, blockedAt } }, rows) =>
      rows.upsert(
        { id: streamId },
        {
          set: {
            kind,
            active: true,
            cause,
            shown,
            reason,
            blocked_at: blockedAt,
            blocked_by: staffIdOf(actor) ?? null,
            unblocked_at: null,
            unblocked_by: null,
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
