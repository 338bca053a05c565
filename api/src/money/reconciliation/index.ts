export { DIFFERENCE_COLUMNS, Differences, type DifferenceLine } from './differences.js';
