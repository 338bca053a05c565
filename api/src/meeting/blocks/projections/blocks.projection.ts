import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { RelationEvent } from '../relation.events.js';

interface BlockRow {
  member_id: string;
  blocked_id: string;
  blocked_at: string;
}

export const blocks = defineProjection<BlockRow, RelationEvent | MemberEvent>({
  name: 'blocks',
  revision: 1,
  mode: 'inline',
  key: ['member_id', 'blocked_id'],
  columns: { member_id: 'uuid', blocked_id: 'uuid', blocked_at: 'timestamptz' },
  indexes: ['(blocked_id)'],
  on: {
    MemberBlocked: ({ data }, rows) =>
      rows.upsert({ member_id: data.by, blocked_id: data.member }, { set: { blocked_at: data.blockedAt } }),
    MemberUnblocked: ({ data }, rows) => rows.delete({ member_id: data.by, blocked_id: data.member }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ member_id: streamId });
      rows.deleteAll({ blocked_id: streamId });
    },
  },
});
