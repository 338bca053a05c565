export type { CaseEvent } from './case.events.js';
export type { ReportReason } from './report.values.js';
export { clearedBy, type Measure } from './report.values.js';
