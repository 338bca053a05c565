import { defineStream, invalidInput } from '../../kernel/domain.js';
import type {
  CampaignAddressed,
  CampaignChanged,
  CampaignEvent,
  CampaignSent,
  CampaignStopped,
  CampaignTestAsked,
  CampaignTexts,
  CampaignWritten,
  Letter,
} from './campaign.events.js';
import { CAMPAIGN_PLACEHOLDERS } from './campaign.values.js';
import {
  campaignAlreadySent,
  campaignForNobody,
  campaignNotFound,
  campaignNotSending,
  campaignOutdated,
} from './campaigns.errors.js';

/** A mailing by the company to members who opted in to this kind. */
export interface CampaignState {
  status: 'none' | 'draft' | 'sending' | 'sent' | 'stopped';
  letter: Letter | null;
  /** How many times it was written; the sender must have seen this version. */
  version: number;
}

export const campaign = defineStream<CampaignState, CampaignEvent>({
  type: 'campaign',
  revision: 1,
  initial: { status: 'none', letter: null, version: 0 },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'CampaignWritten': {
        const { writtenAt: _, ...letter } = data;
        return { status: 'draft', letter, version: 1 };
      }
      case 'CampaignChanged': {
        const { changedAt: _, ...letter } = data;
        return { ...state, letter, version: state.version + 1 };
      }
      case 'CampaignTestAsked':
        return state;
      case 'CampaignSent':
        return { ...state, status: 'sending' };
      case 'CampaignAddressed':
        return { ...state, status: 'sent' };
      case 'CampaignStopped':
        return { ...state, status: 'stopped' };
    }
  },
});

export const campaignOf = campaign.of;

export function writeCampaign({ status }: CampaignState, letter: Letter, at: string): [CampaignWritten] {
  if (status !== 'none') throw new Error('this campaign has been written before');
  requireReadable(letter);
  return [{ type: 'CampaignWritten', data: { ...letter, writtenAt: at } }];
}

export function changeCampaign(
  state: CampaignState,
  { letter, version, at }: { letter: Letter; version: number; at: string },
): [CampaignChanged] {
  requireDraft(state, version);
  requireReadable(letter);
  return [{ type: 'CampaignChanged', data: { ...letter, changedAt: at } }];
}

/** Also after sending, to see what members got. */
export function askTest(
  { letter }: CampaignState,
  { language, ...test }: CampaignTestAsked['data'],
): [CampaignTestAsked] {
  if (!letter) throw campaignNotFound({});
  if (!letter.texts[language]) throw invalidInput([{ field: 'language', code: 'invalid' }]);
  return [{ type: 'CampaignTestAsked', data: { language, ...test } }];
}

/** Can be done once: an error in a mail that was sent needs another campaign. */
export function sendCampaign(
  state: CampaignState,
  { version, members, reason, at }: { version: number; members: number; reason: string; at: string },
): [CampaignSent] {
  requireDraft(state, version);
  if (members === 0) throw campaignForNobody({});
  return [{ type: 'CampaignSent', data: { members, reason, sentAt: at } }];
}

export const addressCampaign = ({ status }: CampaignState, members: number, at: string): CampaignAddressed[] =>
  status === 'sending' ? [{ type: 'CampaignAddressed', data: { members, addressedAt: at } }] : [];

/** Final; mails already sent stay sent. */
export function stopCampaign({ status }: CampaignState, reason: string, at: string): [CampaignStopped] {
  if (status === 'none') throw campaignNotFound({});
  if (status !== 'sending' && status !== 'sent') throw campaignNotSending({});
  return [{ type: 'CampaignStopped', data: { reason, stoppedAt: at } }];
}

function requireDraft({ status, ...state }: CampaignState, version: number): void {
  if (status === 'none') throw campaignNotFound({});
  if (status !== 'draft') throw campaignAlreadySent({});
  if (version !== state.version) throw campaignOutdated({});
}

const PARTS = ['subject', 'heading', 'body', 'button'] as const;

/** A mail with a missing text would fail in its job forever, so it is refused here. */
function requireReadable({ name, texts }: Letter): void {
  const written = Object.entries<CampaignTexts>(texts);
  const problems = written.flatMap(([language, words]) =>
    PARTS.flatMap((part) => {
      const code = problemOf(words[part]);
      return code ? [{ field: `texts.${language}.${part}`, code }] : [];
    }),
  );
  if (!name.trim()) problems.unshift({ field: 'name', code: 'required' });
  if (written.length === 0) problems.push({ field: 'texts', code: 'required' });
  if (problems.length > 0) throw invalidInput(problems);
}

const KNOWN = new RegExp(`\\{(${CAMPAIGN_PLACEHOLDERS.join('|')})\\}`, 'g');

function problemOf(text: string): 'required' | 'unknown_placeholder' | undefined {
  if (!text.trim()) return 'required';
  return /[{}]/.test(text.replace(KNOWN, '')) ? 'unknown_placeholder' : undefined;
}
