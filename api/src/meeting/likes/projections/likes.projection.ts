import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { LikeEvent } from '../like.events.js';

export const LikeRow = readModelTable('likes', {
  by_id: column.uuid({ primary: true }),
  member_id: column.uuid({ primary: true }),
  liked_at: column.timestamptz(),
  /** The liked member has not seen it yet. */
  unseen: column.boolean({ default: false }),
  mutual: column.boolean({ default: false }),
});
export type LikeRow = RowOf<typeof LikeRow>;

export const likes = defineProjection<LikeRow, LikeEvent | MemberEvent>({
  entity: LikeRow,
  revision: 1,
  mode: 'inline',
  indexes: ['(by_id, liked_at DESC)', '(member_id, liked_at DESC)', '(member_id) WHERE unseen'],
  on: {
    MemberLiked: ({ data: { by, member, mutual, likedAt } }, rows) => {
      rows.upsert({ by_id: by, member_id: member }, { liked_at: likedAt, unseen: true, mutual });
      if (mutual) rows.update({ by_id: member, member_id: by }, { unseen: false, mutual: true });
    },
    LikeRemoved: ({ data: { by, member } }, rows) => {
      rows.delete({ by_id: by, member_id: member });
      rows.update({ by_id: member, member_id: by }, { mutual: false });
    },
    LikeSeen: ({ data: { by, member } }, rows) => rows.update({ by_id: member, member_id: by }, { unseen: false }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ by_id: streamId });
      rows.deleteAll({ member_id: streamId });
    },
  },
});
