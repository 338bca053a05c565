import type { CampaignKind, CampaignTexts } from '../../campaigns/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import { MESSAGES } from '../messages.js';
import type { MailTexts } from './compose.js';
import { asMessage, asParagraphs } from './staff-words.js';

/** The text by staff, with the footer of such mails. */
export function campaignMail(kind: CampaignKind, language: Locale, texts: CampaignTexts): MailTexts {
  return {
    subject: asMessage(texts.subject),
    heading: asMessage(texts.heading),
    paragraphs: asParagraphs(texts.body),
    button: asMessage(texts.button),
    footer: [MESSAGES[language].campaign.why[kind], '{questions}'],
  };
}
