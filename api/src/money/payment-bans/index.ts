export * from './domain.js';
export { blockDetail, hashOf, isBlocked } from './blocking.js';
