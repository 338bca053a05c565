import { defineLog } from '../../kernel/domain.js';
import type { CaseMessagesViewed } from './case-log.events.js';

/** What staff viewed for a case beyond the reported item. Separate, so that views do not change the case's stream. */
export const caseLog = defineLog<CaseMessagesViewed>('caselog', ['CaseMessagesViewed']);
export const caseLogOf = caseLog.of;
