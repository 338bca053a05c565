import { Campaigns, sendCampaignTest } from '../../campaigns/index.js';
import { HandlesJob, type JobHandler } from '../../../kernel/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { CampaignPreviews } from '../campaign-previews.js';
import { Mailer } from '../../../ground/delivery/index.js';

interface Payload {
  campaignId: string;
  staffId: string;
  language: Locale;
}

/** Sends a campaign, as a member would get it, to its author. */
@HandlesJob(sendCampaignTest)
export class SendCampaignTest implements JobHandler<Payload> {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly previews: CampaignPreviews,
    private readonly staff: StaffMembers,
    private readonly mailer: Mailer,
  ) {}

  async run({ campaignId, staffId, language }: Payload): Promise<void> {
    const [campaign, colleague] = await Promise.all([this.campaigns.letter(campaignId), this.staff.view(staffId)]);
    const mail = campaign && this.previews.render(campaign, language, colleague.name || colleague.email);
    if (!mail) return;
    const { from, site, subject, text, html } = mail;
    await this.mailer.deliver({
      from: { name: site, address: from },
      to: colleague.email,
      memberId: staffId,
      subject: `[Test] ${subject}`,
      text,
      html,
    });
  }
}
