export { DemoClock } from './calendar.js';
export { loadDemo } from './load.js';
