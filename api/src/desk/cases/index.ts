export type { CaseEvent } from './case.events.js';
export { caseOf } from './case.js';
export { accountDecision } from './contestables.js';
