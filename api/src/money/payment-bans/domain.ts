export { blockedDetail } from './blocked.js';
export { isSepaIban, masked, normaliseIban, normalisePhone } from './payment-details.js';
