import type { CampaignKind, CampaignTexts } from '../../campaigns/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import { MESSAGES } from '../messages.js';
import type { MailTexts } from './compose.js';

/** Staff do not write ICU syntax: only `{name}` and `{site}` are placeholders, and apostrophes are literal. */
const asMessage = (written: string) => written.replaceAll("'", "''");

/** The text by staff, with the footer of such mails. */
export function campaignMail(kind: CampaignKind, language: Locale, texts: CampaignTexts): MailTexts {
  const paragraphs = asMessage(texts.body).split(/\n\s*\n/);
  return {
    subject: asMessage(texts.subject),
    heading: asMessage(texts.heading),
    paragraphs: paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean),
    button: asMessage(texts.button),
    footer: [MESSAGES[language].campaign.why[kind], '{questions}'],
  };
}
