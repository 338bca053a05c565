export { blockedDetail, hashOf, keyOwner } from './blocked.js';
export { blockDetail, isBlocked } from './blocking.js';
export { BlocklistModule } from './blocklist.module.js';
export { isSepaIban, masked, normaliseIban, normalisePhone } from './payment-details.js';
