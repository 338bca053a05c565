import { defineLive } from '../../kernel/index.js';
import type { LikeEvent } from './like.events.js';

/** Announces a like to the liked member and a match to both; the screens of both follow removed and seen likes. */
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
