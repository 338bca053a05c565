import { ContextModule } from '../../kernel/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { CampaignAudience } from './audience.js';
import { campaign } from './campaign.js';
import { CampaignLetters } from './campaign-letters.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignsList } from './campaigns.list.js';
import { Campaigns } from './campaigns.js';
import { AskCampaignTestHandler } from './commands/ask-campaign-test.command.js';
import { ChangeCampaignHandler } from './commands/change-campaign.command.js';
import { SendCampaignHandler } from './commands/send-campaign.command.js';
import { StopCampaignHandler } from './commands/stop-campaign.command.js';
import { WriteCampaignHandler } from './commands/write-campaign.command.js';
import { AddressCampaign, addressCampaignJob } from './jobs/address-campaign.job.js';
import { campaignsPolicy } from './policies/campaigns.policy.js';
import { campaignAudience } from './projections/campaign-audience.projection.js';
import { campaigns } from './projections/campaigns.projection.js';
import { GetCampaignHandler } from './queries/get-campaign.query.js';
import { CampaignRecipients } from './recipients.js';

@ContextModule({
  name: 'campaigns',
  streams: [campaign],
  projections: [campaigns, campaignAudience],
  policies: [campaignsPolicy],
  jobs: [{ job: addressCampaignJob, handler: AddressCampaign }],
  erasers: [CampaignRecipients],
  imports: [ListsModule, SettingsModule],
  controllers: [CampaignsList, CampaignsAdminController],
  providers: [
    AskCampaignTestHandler,
    CampaignAudience,
    CampaignLetters,
    Campaigns,
    CampaignsList,
    ChangeCampaignHandler,
    GetCampaignHandler,
    SendCampaignHandler,
    StopCampaignHandler,
    WriteCampaignHandler,
  ],
  exports: [Campaigns],
})
export class CampaignsModule {}
