import { defineLog } from '../../kernel/domain.js';
import type { RecordsFound } from './finding.events.js';

/** What each member of staff looked for. */
export const finding = defineLog<RecordsFound>('finding', ['RecordsFound']);
export const findingsOf = finding.of;
