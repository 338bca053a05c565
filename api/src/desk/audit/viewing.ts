import { defineLog } from '../../kernel/domain.js';
import type { ViewingEvent } from './viewing.events.js';

/** Who viewed a stream: `viewing-payment-…` records each view of `payment-…`. */
export const viewing = defineLog<ViewingEvent>('viewing', ['StreamViewed', 'MemberOpened', 'MemberViewedAsOf']);

export const viewingOf = viewing.of;
