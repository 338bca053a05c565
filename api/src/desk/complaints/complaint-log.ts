import { defineLog } from '../../kernel/domain.js';
import type { ComplaintViewed } from './complaint-log.events.js';

/** Who of the staff looked at a complaint. Separate, so that views do not change the complaint's stream. */
export const complaintLog = defineLog<ComplaintViewed>('complaintlog', ['ComplaintViewed']);
export const complaintLogOf = complaintLog.of;
