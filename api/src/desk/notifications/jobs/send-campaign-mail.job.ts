import { MailPreferences } from '../../../members/accounts/index.js';
import { Campaigns, sendCampaignMail } from '../../campaigns/index.js';
import { HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { codeOf } from '../campaign-previews.js';
import { campaignMail } from '../mails/campaign.mail.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  campaignId: string;
  memberId: string;
}

/** One member's mail of a campaign, unless they opted out meanwhile or it was stopped (NTF-01, NTF-02). */
@HandlesJob(sendCampaignMail)
export class SendCampaignMail implements JobHandler<Payload> {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly mailPreferences: MailPreferences,
    private readonly mails: MemberMails,
    private readonly profiles: Profiles,
  ) {}

  async run({ campaignId, memberId }: Payload): Promise<void> {
    const campaign = await this.campaigns.waitingFor(campaignId, memberId);
    if (!campaign) return;
    const { kind, path, texts } = campaign;
    const [account, { byMail }, cards] = await Promise.all([
      this.mails.recipient(memberId),
      this.mailPreferences.wishes(memberId, kind),
      this.profiles.cards([memberId], memberId),
    ]);
    const name = cards.get(memberId)?.name;
    if (!byMail || !name || account?.status !== 'active' || account.disabledAt) return;
    const language = this.mails.languageOf(account);
    const words = texts[language];
    if (!words) return;
    await this.mails.send(account, {
      mail: campaignMail(kind, language, words),
      path,
      values: { name },
      figures: codeOf(campaign, language),
      unsubscribe: kind,
    });
    await this.campaigns.markMailed(campaignId, memberId);
  }
}
