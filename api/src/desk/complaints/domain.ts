export type { ComplaintEvent } from './complaint.events.js';
export { numbersIn } from './complaint-number.js';
