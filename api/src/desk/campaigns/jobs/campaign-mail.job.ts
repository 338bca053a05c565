import { defineJob } from '../../../kernel/index.js';
import type { Locale } from '../../../ground/settings/index.js';

/** Mails one member. The handler is in `notifications`, which writes all mails. */
export const sendCampaignMail = defineJob<{ campaignId: string; memberId: string }>('send-campaign-mail');

/** Mails the author of the campaign. */
export const sendCampaignTest = defineJob<{ campaignId: string; staffId: string; language: Locale }>(
  'send-campaign-test',
);
