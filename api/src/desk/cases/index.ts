export type { CaseEvent } from './case.events.js';
export { caseOf } from './case.js';
