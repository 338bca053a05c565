import type { Event } from '../../kernel/domain.js';
import type { Source } from '../../meeting/sign-up/domain.js';

/**
 * Somebody came to the site, once in a browser tab's session. It knows no person: neither address nor browser nor
 * account, and its id is never sent with anything else. `country`: by the request, null if unknown. `countedOn`: in the
 * operator's time zone (ADM-10).
 */
export type VisitRecorded = Event<'VisitRecorded', { source: Source; country: string | null; countedOn: string }>;

export type VisitEvent = VisitRecorded;
