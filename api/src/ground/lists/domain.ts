export { idsLike, isTyped, type Ids } from './ids-like.js';
export { referenceOf } from './references.js';
