import { definePolicy } from '../../../kernel/index.js';
import type { CampaignEvent } from '../campaign.events.js';
import { addressCampaignJob } from '../jobs/address-campaign.job.js';
import { sendCampaignTest } from '../jobs/campaign-mail.job.js';

export const campaignsPolicy = definePolicy<CampaignEvent>({
  name: 'campaigns',
  on: {
    CampaignSent: ({ streamId: campaignId }) => [
      addressCampaignJob.at({ campaignId, after: null }, { key: campaignId }),
    ],
    CampaignTestAsked: ({ streamId: campaignId, version, data: { staffId, language } }) => [
      sendCampaignTest.at({ campaignId, staffId, language }, { key: `${campaignId} ${version}` }),
    ],
  },
});
