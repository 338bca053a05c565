import { column, defineProjection, readModelTable, type RowOf, staffIdOf } from '../../../kernel/index.js';
import type { BlockedEvent, BlockedKind } from '../blocked.events.js';

export const BlocklistRow = readModelTable('blocklist', {
  id: column.text({ primary: true }),
  kind: column.text<BlockedKind>(),
  active: column.boolean(),
  cause: column.text<'staff' | 'return'>(),
  /** `shown` and `reason` are sealed. */
  shown: column.nullable(column.text()),
  reason: column.nullable(column.text()),
  blocked_at: column.timestamptz(),
  /** A staff id. */
  blocked_by: column.nullable(column.text()),
  unblocked_at: column.nullable(column.timestamptz()),
});
export type BlocklistRow = RowOf<typeof BlocklistRow>;

/** Rows contain only keyed hashes and sealed texts. */
export const blocklist = defineProjection<BlocklistRow, BlockedEvent>({
  entity: BlocklistRow,
  revision: 2,
  mode: 'inline',
  indexes: ['(blocked_at DESC, id)', '(kind, blocked_at DESC)'],
  on: {
    DetailBlocked: ({ streamId, actor, data: { kind, shown, reason, cause, blockedAt } }, rows) =>
      rows.upsert(
        { id: streamId },
        {
          kind,
          active: true,
          cause,
          shown,
          reason,
          blocked_at: blockedAt,
          blocked_by: staffIdOf(actor) ?? null,
          unblocked_at: null,
        },
      ),
    DetailUnblocked: ({ streamId, data: { unblockedAt } }, rows) =>
      rows.update({ id: streamId }, { active: false, unblocked_at: unblockedAt }),
    BlockForgotten: ({ streamId }, rows) => rows.delete({ id: streamId }),
  },
});
