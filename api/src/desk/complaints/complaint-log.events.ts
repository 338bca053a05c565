import type { Event } from '../../kernel/domain.js';
import type { Opening } from '../audit/domain.js';

/**
 * Staff opened a complaint; the event's actor says who (ADM-05). `file`: they downloaded a file of it. `reason`,
 * `about`: from where (decision 14); absent for a file, and in events from before that was recorded.
 */
export type ComplaintViewed = Event<'ComplaintViewed', { file: boolean; viewedAt: string } & Partial<Opening>>;
