import { defineLive } from '../../kernel/index.js';
import type { LikeEvent } from './like.events.js';

/** The liked one hears of a like, both of a match; the screens of both follow what is removed or seen. */
export const likesLive = defineLive<LikeEvent>({
  on: {
    MemberLiked: ({ data: { by, member, mutual } }) => [
      { to: member, event: mutual ? 'match' : 'like', data: { member_id: by } },
      { to: by, event: 'likes', data: { member_id: member, liked_by_me: true } },
    ],
    LikeRemoved: ({ data: { by, member } }) => [
      { to: member, event: 'likes', data: {} },
      { to: by, event: 'likes', data: { member_id: member, liked_by_me: false } },
    ],
    LikeSeen: ({ data: { by } }) => [{ to: by, event: 'likes', data: {} }],
  },
});
