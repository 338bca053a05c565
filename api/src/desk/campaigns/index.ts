export { campaignNotFound } from './campaigns.errors.js';
export { CAMPAIGN_KINDS, type CampaignKind } from './campaign.values.js';
export type { CampaignTexts, Letter } from './campaign.events.js';
export { Campaigns } from './campaigns.js';
export { sendCampaignMail, sendCampaignTest } from './jobs/campaign-mail.job.js';
