import type { Event } from '../../kernel/index.js';
import type { Locale } from '../../ground/settings/index.js';
import type { CampaignKind, CampaignPath } from './campaign.values.js';

/** One mail in one language; `body` in paragraphs with an empty line between them. */
export interface CampaignTexts {
  subject: string;
  heading: string;
  body: string;
  button: string;
}

export interface Audience {
  /** Null: the site itself. */
  brand: string | null;
  /** Null: everybody. */
  country: string | null;
  gender: 'male' | 'female' | null;
  premium: boolean | null;
}

/** What is mailed, and to whom. Nothing of it is about a person. */
export interface Letter {
  /** For staff alone. */
  name: string;
  kind: CampaignKind;
  audience: Audience;
  path: CampaignPath;
  discountCode: string | null;
  /** Who reads another language gets nothing. */
  texts: Partial<Record<Locale, CampaignTexts>>;
}

export type CampaignWritten = Event<'CampaignWritten', Letter & { writtenAt: string }>;
export type CampaignChanged = Event<'CampaignChanged', Letter & { changedAt: string }>;
/** To the member of staff who asked. */
export type CampaignTestAsked = Event<'CampaignTestAsked', { staffId: string; language: Locale; askedAt: string }>;
/** `members`: how many it was for when it was sent. */
export type CampaignSent = Event<'CampaignSent', { members: number; sentAt: string }>;
/** All whom it is for have been found; their mails are on the way. */
export type CampaignAddressed = Event<'CampaignAddressed', { members: number; addressedAt: string }>;
/** Mails that have not gone out stay here. */
export type CampaignStopped = Event<'CampaignStopped', { reason: string; stoppedAt: string }>;

export type CampaignEvent =
  CampaignWritten | CampaignChanged | CampaignTestAsked | CampaignSent | CampaignAddressed | CampaignStopped;
