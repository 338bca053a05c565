import type { StaffLanguage } from '../../../ground/staff/index.js';
import en from '../messages/console/en.json' with { type: 'json' };
import nl from '../messages/console/nl.json' with { type: 'json' };

/** Mails to staff, in the console's languages. */
export const STAFF_MAILS: Readonly<Record<StaffLanguage, typeof nl>> = { nl, en };
