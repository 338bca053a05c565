export type { CaseDecided, CaseEvent, CaseOpened, DecisionObjected, NoticeTakenUp, Subject } from './case.events.js';
export type { ReportReason } from './report.values.js';
export { clearedBy, type Measure } from './report.values.js';
