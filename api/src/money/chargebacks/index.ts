export { ChargebackFinder } from './chargeback-finder.js';
export { ChargebacksList } from './chargebacks.list.js';
export { ChargebacksModule } from './chargebacks.module.js';
