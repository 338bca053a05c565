export { DemoClock } from './calendar.js';
export { liveOn, loadDemo } from './load.js';
