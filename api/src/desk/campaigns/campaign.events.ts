import type { Event } from '../../kernel/domain.js';
import type { Locale } from '../../ground/settings/domain.js';
import type { CampaignKind, CampaignPath } from './campaign.values.js';

/** One mail in one language; paragraphs in `body` are separated by an empty line. */
export interface CampaignTexts {
  subject: string;
  heading: string;
  body: string;
  button: string;
}

export interface Audience {
  /** Null: the main site. */
  brand: string | null;
  /** Null: every country. */
  country: string | null;
  gender: 'male' | 'female' | null;
  premium: boolean | null;
}

/** The content and audience of a mailing. It contains no personal data. */
export interface Letter {
  /** For staff only. */
  name: string;
  kind: CampaignKind;
  audience: Audience;
  path: CampaignPath;
  discountCode: string | null;
  /** Members who read another language get no mail. */
  texts: Partial<Record<Locale, CampaignTexts>>;
}

export type CampaignWritten = Event<'CampaignWritten', Letter & { writtenAt: string }>;
export type CampaignChanged = Event<'CampaignChanged', Letter & { changedAt: string }>;
/** A test mail to the requesting member of staff. */
export type CampaignTestAsked = Event<'CampaignTestAsked', { staffId: string; language: Locale; askedAt: string }>;
/** `members`: size of the audience when it was sent; `reason`: why it was, missing in older events (ADM-05). */
export type CampaignSent = Event<'CampaignSent', { members: number; reason?: string; sentAt: string }>;
/** The mails of the whole audience are queued. */
export type CampaignAddressed = Event<'CampaignAddressed', { members: number; addressedAt: string }>;
/** Mails that are still queued will not be sent. */
export type CampaignStopped = Event<'CampaignStopped', { reason: string; stoppedAt: string }>;

export type CampaignEvent =
  CampaignWritten | CampaignChanged | CampaignTestAsked | CampaignSent | CampaignAddressed | CampaignStopped;
