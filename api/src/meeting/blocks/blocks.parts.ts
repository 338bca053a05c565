export { BlocksController } from './blocks.controller.js';
export { Blocks } from './blocks.js';
export { blocksLive } from './blocks.live.js';
export { UnblockMemberHandler } from './commands/unblock-member.command.js';
export { blocks } from './projections/blocks.projection.js';
export { ListBlocksHandler } from './queries/list-blocks.query.js';
export { relation } from './relation.js';
