import type { Event } from '../../kernel/index.js';

/** Staff opened a complaint; the event's actor says who (ADM-05). `file`: it was its file that they fetched. */
export type ComplaintViewed = Event<'ComplaintViewed', { file: boolean; viewedAt: string }>;
