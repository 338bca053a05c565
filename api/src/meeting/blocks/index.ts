export { block, relationOf } from './relation.js';
export { notYourself } from './blocks.errors.js';
export { Blocks } from './blocks.js';
