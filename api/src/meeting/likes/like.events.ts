import type { Event } from '../../kernel/domain.js';

/**
 * `mutual`: the other member liked first, so this like makes a match (DSC-03). `auto`: the site gave it in the name of a
 * profile that is labelled as fictional (DSC-05); left out of all that people gave.
 */
export type MemberLiked = Event<
  'MemberLiked',
  { by: string; member: string; mutual: boolean; likedAt: string; auto?: true }
>;
export type LikeRemoved = Event<'LikeRemoved', { by: string; member: string }>;
/** `by` has seen that `member` likes them. */
export type LikeSeen = Event<'LikeSeen', { by: string; member: string }>;

export type LikeEvent = MemberLiked | LikeRemoved | LikeSeen;
