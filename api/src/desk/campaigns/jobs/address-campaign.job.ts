import {
  Database,
  defineJob,
  definePolicy,
  HandlesJob,
  Jobs,
  Store,
  SYSTEM,
  type JobHandler,
} from '../../../kernel/index.js';
import { CampaignAudience } from '../audience.js';
import { addressCampaign, campaignOf } from '../campaign.js';
import { Campaigns } from '../campaigns.js';
import { sendCampaignMail, sendCampaignTest } from './campaign-mail.job.js';
import type { CampaignEvent } from '../campaign.events.js';

interface Payload {
  campaignId: string;
  /** The last member id of the previous page. */
  after: string | null;
}

export const addressCampaignJob = defineJob<Payload>('address-campaign');

const PAGE = 500;

/** Queues one mail for each member, page by page; a page and the job for the next one are queued in one transaction. */
@HandlesJob(addressCampaignJob)
export class AddressCampaign implements JobHandler<Payload> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly audience: CampaignAudience,
    private readonly campaigns: Campaigns,
  ) {}

  async run({ campaignId, after }: Payload): Promise<void> {
    const { status, letter } = await this.store.readFresh(campaignOf(campaignId));
    if (status !== 'sending' || !letter) return;
    const members = await this.audience.page(letter, after, PAGE);
    const last = members.at(-1);
    await this.database.transaction(async (query) => {
      await this.campaigns.addRecipients(query, campaignId, members);
      const jobs = members.map((memberId) =>
        sendCampaignMail.at({ campaignId, memberId }, { key: `${campaignId} ${memberId}` }),
      );
      if (members.length === PAGE && last !== undefined) {
        jobs.push(addressCampaignJob.at({ campaignId, after: last }, { key: `${campaignId} ${last}` }));
      }
      await this.jobs.insert(query, ...jobs);
    });
    if (members.length < PAGE) await this.finish(campaignId);
  }

  private async finish(campaignId: string): Promise<void> {
    const campaign = campaignOf(campaignId);
    const members = await this.campaigns.countRecipients(campaignId);
    const command = { actor: SYSTEM, key: `addressed ${campaignId}`, request: { campaignId }, writes: [campaign] };
    await this.store.transact(command, (tx) => {
      tx.decide(campaign, (state) => addressCampaign(state, members, tx.at));
    });
  }
}

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
