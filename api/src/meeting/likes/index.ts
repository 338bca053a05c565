export type { LikeEvent } from './like.events.js';
export { isMatch, likeMember, likeOf, removeLike } from './like.js';
export { LikeableCard, Likes } from './likes.js';
