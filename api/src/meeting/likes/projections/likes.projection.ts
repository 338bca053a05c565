import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { LikeEvent } from '../like.events.js';

export interface LikeRow {
  by_id: string;
  member_id: string;
  liked_at: string;
  /** The liked member has not seen it yet. */
  unseen: boolean;
  mutual: boolean;
}

export const likes = defineProjection<LikeRow, LikeEvent | MemberEvent>({
  name: 'likes',
  revision: 1,
  mode: 'inline',
  key: ['by_id', 'member_id'],
  columns: {
    by_id: 'uuid',
    member_id: 'uuid',
    liked_at: 'timestamptz',
    unseen: 'boolean not null default false',
    mutual: 'boolean not null default false',
  },
  indexes: ['(by_id, liked_at DESC)', '(member_id, liked_at DESC)', '(member_id) WHERE unseen'],
  on: {
    MemberLiked: ({ data: { by, member, mutual, likedAt } }, rows) => {
      rows.upsert({ by_id: by, member_id: member }, { set: { liked_at: likedAt, unseen: true, mutual } });
      if (mutual) rows.update({ by_id: member, member_id: by }, { set: { unseen: false, mutual: true } });
    },
    LikeRemoved: ({ data: { by, member } }, rows) => {
      rows.delete({ by_id: by, member_id: member });
      rows.update({ by_id: member, member_id: by }, { set: { mutual: false } });
    },
    LikeSeen: ({ data: { by, member } }, rows) =>
      rows.update({ by_id: member, member_id: by }, { set: { unseen: false } }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ by_id: streamId });
      rows.deleteAll({ member_id: streamId });
    },
  },
});
