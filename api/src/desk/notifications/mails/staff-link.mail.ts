import type { StaffLanguage } from '../../../ground/staff/index.js';
import en from '../messages/console/en.json' with { type: 'json' };
import nl from '../messages/console/nl.json' with { type: 'json' };

/** To colleagues, in the languages of the console. */
export const STAFF_MAILS: Readonly<Record<StaffLanguage, typeof nl>> = { nl, en };
