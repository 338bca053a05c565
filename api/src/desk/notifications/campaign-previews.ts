import { Injectable } from '@nestjs/common';
import type { Letter as Campaign } from '../campaigns/index.js';
import { Settings, type Locale } from '../../ground/settings/index.js';
import { campaignMail } from './mails/campaign.mail.js';
import { companyLines } from './mails/company-lines.js';
import { compose } from './mails/compose.js';
import type { Figure } from './mails/content.js';
import type { RenderedMail } from './mails/render.js';
import { MESSAGES } from './messages.js';

/** A preview for staff: the mail as a member would get it, except for the unsubscribe link. */
@Injectable()
export class CampaignPreviews {
  constructor(private readonly settings: Settings) {}

  /** Undefined if the campaign is not written in this language. */
  render(
    campaign: Campaign,
    language: Locale,
    name: string,
  ): (RenderedMail & { from: string; site: string }) | undefined {
    const { texts, kind, path, audience } = campaign;
    const words = texts[language];
    if (!words) return undefined;
    const settings = this.settings.ofBrand(audience.brand);
    const { name: site, supportEmail: email } = settings;
    const origin = this.settings.originAt(settings.domain);
    const mail = compose(language, campaignMail(kind, language, words), { site, email, name }, `${origin}${path}`, {
      figures: codeOf(campaign, language),
      links: [{ label: MESSAGES[language].frame.unsubscribe, url: `${origin}/notifications` }],
      company: companyLines(settings, language),
    });
    return { ...mail, from: email, site };
  }
}

export const codeOf = ({ discountCode }: Pick<Campaign, 'discountCode'>, language: Locale): Figure[] =>
  discountCode ? [{ label: MESSAGES[language].campaign.code, value: discountCode, total: true }] : [];
