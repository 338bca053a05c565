export * from './domain.js';
export { CaseFinder } from './case-finder.js';
export { Notices } from './notices.js';
export { accountDecision } from './contestables.js';
export { CasesList } from './cases.list.js';
export { ObjectionsList } from './objections.list.js';
export { caseOf } from './case.js';
