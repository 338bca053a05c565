import { defineError } from '../../kernel/index.js';

export const memberNotFound = defineError('member_not_found', 404);
/** 'Je kunt het profiel niet meer bekijken' (PRO-07). */
export const profileNotAvailable = defineError('profile_not_available', 403);
export const consentRequired = defineError<{ purpose: string }>('consent_required', 409);
