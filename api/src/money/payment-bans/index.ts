export { blockedDetail, hashOf, keyOwner } from './blocked.js';
export { blockDetail, isBlocked } from './blocking.js';
export { PaymentBansModule } from './payment-bans.module.js';
export { isSepaIban, masked, normaliseIban, normalisePhone } from './payment-details.js';
