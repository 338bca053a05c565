export { LikeMemberHandler, RemoveLikeHandler, SeeLikeHandler } from './commands/like-member.command.js';
export { like } from './like.js';
export { LikesController } from './likes.controller.js';
export { Likes } from './likes.js';
export { likesLive } from './likes.live.js';
export { likes } from './projections/likes.projection.js';
export { ListLikesHandler } from './queries/list-likes.query.js';
