export * from './domain.js';
export { blockDetail, hashOf, isBlocked, sealDetails } from './blocking.js';
