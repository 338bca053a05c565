import { defineError } from '../../kernel/domain.js';

export const memberNotFound = defineError('member_not_found', 404);
/** 'Je kunt het profiel niet meer bekijken' (PRO-07). */
export const profileNotAvailable = defineError('profile_not_available', 403);
/** Staff hid the own profile: nobody new can be written to or liked (ADM-02). */
export const ownProfileHidden = defineError('own_profile_hidden', 403);
/** A text is not what it was when somebody read it and decided to clear it. */
export const textChanged = defineError('text_changed', 409);
export const consentRequired = defineError<{ purpose: string }>('consent_required', 409);
