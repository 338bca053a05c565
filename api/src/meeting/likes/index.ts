export type { LikeEvent } from './like.events.js';
export { isMatch, likeOf } from './like.js';
export { LikeableCard, Likes } from './likes.js';
export { LikesModule } from './likes.module.js';
