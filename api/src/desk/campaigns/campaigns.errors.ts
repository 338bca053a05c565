import { defineError } from '../../kernel/index.js';

export const campaignNotFound = defineError('campaign_not_found', 404);
/** A colleague changed it meanwhile. */
export const campaignOutdated = defineError('campaign_outdated', 409);
/** What has been sent is not changed. */
export const campaignAlreadySent = defineError('campaign_already_sent', 409);
/** Only what is on its way can be stopped. */
export const campaignNotSending = defineError('campaign_not_sending', 409);
export const campaignForNobody = defineError('campaign_for_nobody', 409);
