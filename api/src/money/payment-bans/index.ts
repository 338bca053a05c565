export * from './domain.js';
export { blockDetail, hashOf, isBlocked } from './blocking.js';
export { PaymentBansModule } from './payment-bans.module.js';
