export type { CaseEvent } from './case.events.js';
export { caseOf } from './case.js';
export { Notices } from './notices.js';
export { CasesModule } from './cases.module.js';
export { accountDecision } from './contestables.js';
