export { ChargebackFinder } from './chargeback-finder.js';
export { ChargebacksList } from './chargebacks.list.js';
