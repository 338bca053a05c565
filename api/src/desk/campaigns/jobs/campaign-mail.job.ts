import { defineJob } from '../../../kernel/index.js';
import type { Locale } from '../../../ground/settings/index.js';

/** Mails one member; how a mail is written is the matter of notifications. */
export const sendCampaignMail = defineJob<{ campaignId: string; memberId: string }>('send-campaign-mail');

/** Mails whoever wrote it. */
export const sendCampaignTest = defineJob<{ campaignId: string; staffId: string; language: Locale }>(
  'send-campaign-test',
);
