import type { CampaignKind, CampaignTexts } from '../../campaigns/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import { MESSAGES } from '../messages.js';
import type { MailTexts } from './compose.js';

/** Staff write no ICU: of what they wrote only `{name}` and `{site}` stand for something, and no apostrophe does. */
const asMessage = (written: string) => written.replaceAll("'", "''");

/** What staff wrote, with what every such mail says at its foot. */
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
