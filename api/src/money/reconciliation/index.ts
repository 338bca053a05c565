export { DIFFERENCE_COLUMNS, Differences, type DifferenceLine } from './differences.js';
export { ReconciliationModule } from './reconciliation.module.js';
