export { idsLike, type Ids } from './ids-like.js';
