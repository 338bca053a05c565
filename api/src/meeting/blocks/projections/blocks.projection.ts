import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { RelationEvent } from '../relation.events.js';

const BlockRow = readModelTable('blocks', {
  member_id: column.uuid({ primary: true }),
  blocked_id: column.uuid({ primary: true }),
  blocked_at: column.timestamptz(),
});
type BlockRow = RowOf<typeof BlockRow>;

export const blocks = defineProjection<BlockRow, RelationEvent | MemberEvent>({
  entity: BlockRow,
  revision: 1,
  mode: 'inline',
  indexes: ['(blocked_id)'],
  on: {
    MemberBlocked: ({ data }, rows) =>
      rows.upsert({ member_id: data.by, blocked_id: data.member }, { blocked_at: data.blockedAt }),
    MemberUnblocked: ({ data }, rows) => rows.delete({ member_id: data.by, blocked_id: data.member }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ member_id: streamId });
      rows.deleteAll({ blocked_id: streamId });
    },
  },
});
