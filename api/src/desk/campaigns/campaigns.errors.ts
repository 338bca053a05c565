import { defineError } from '../../kernel/domain.js';

export const campaignNotFound = defineError('campaign_not_found', 404);
/** A colleague has changed it meanwhile. */
export const campaignOutdated = defineError('campaign_outdated', 409);
/** A campaign cannot be changed after it was sent. */
export const campaignAlreadySent = defineError('campaign_already_sent', 409);
/** Only a campaign that is being sent can be stopped. */
export const campaignNotSending = defineError('campaign_not_sending', 409);
export const campaignForNobody = defineError('campaign_for_nobody', 409);
