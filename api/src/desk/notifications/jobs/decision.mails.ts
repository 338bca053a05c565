import { Photos, type AlbumEvent } from '../../../members/photos/index.js';
import { LinkTokens } from '../../../members/accounts/index.js';
import { Clock, formatMessage, Vault } from '../../../kernel/index.js';
import type { CaseEvent } from '../../cases/index.js';
import { ChatPhotos, type ChatPhotoEvent, type RefusalReason } from '../../../meeting/chat-photos/index.js';
import { CaseDecisions, type DecisionOfCase } from '../case-decisions.js';
import { answerFor, kindOf, measuresFor, outcomeFor } from '../case-outcome.js';
import { MailPolicy } from '../mail-policy.js';
import { answerLetter, decisionLetter } from '../mails/cases.mail.js';
import { MESSAGES } from '../messages.js';
import { objectionLink } from '../objection-link.js';
import { rejectionText } from '../reason-templates.js';
import { Settings } from '../../../ground/settings/index.js';

/** Staff decisions about a member's content (PRV-03); for photos, one mail per ten minutes. */
export const decisionMails = new MailPolicy<AlbumEvent | ChatPhotoEvent | CaseEvent>('decision-mails');

const MINUTES = 10;
const STRETCH = MINUTES * 60_000;
/** The maximum size of an album. */
const MAX = 50;

interface Rejections {
  memberId: string;
  since: string;
  until: string;
}

interface ChatPhotoRejection {
  memberId: string;
  photoId?: string;
  conversation: string;
  reason: RefusalReason;
  /** That are back. */
  credits: number;
}

/** Photos rejected in the same ten minutes, with reasons, in one mail. A decision is told whatever is wanted of reminders (PRV-03). */
export const sendPhotoRejectionMail = decisionMails.mail('send-photo-rejection-mail', {
  on: {
    PhotoRejected: ({ streamId: memberId, data: { rejectedAt } }) => {
      const begin = Math.floor(Date.parse(rejectedAt) / STRETCH) * STRETCH;
      const runAt = new Date(begin + STRETCH);
      const payload = { memberId, since: new Date(begin).toISOString(), until: runAt.toISOString() };
      return { payload, key: `${memberId} ${payload.since}`, runAt };
    },
  },
  uses: { photos: Photos, settings: Settings, vault: Vault },
  letter: async ({ memberId, since, until }: Rejections, mails, { photos, settings, vault }) => {
    const account = await mails.recipient(memberId);
    if (!account || account.status === 'deleted' || account.disabledAt) return undefined;
    const all = await photos.rejections(memberId, MAX);
    const rejected = all.filter(({ rejectedAt }) => rejectedAt >= since && rejectedAt < until);
    if (rejected.length === 0) return undefined;
    const language = mails.languageOf(account);
    const values = settings.current();
    const written = await vault.openAll(rejected.map(({ statement }) => statement));
    const texts = rejected.map(({ reason }, i) => written[i] ?? rejectionText(language, values, reason));
    const reasons = [...new Set(texts)].join(' ');
    return {
      account,
      mail: 'photo-rejected',
      path: '/settings/decisions',
      values: { count: rejected.length, reasons },
    };
  },
});

/** Tells who sent a photo in a chat why it is not shown, and that its credits are back, regardless of preferences (PRV-03). */
decisionMails.mail('send-chat-photo-rejection-mail', {
  on: {
    ChatPhotoRefused: ({ streamId: photoId, data: { from, conversation, reason, credits } }) => ({
      payload: { memberId: from, photoId, conversation, reason, credits },
      key: photoId,
    }),
  },
  uses: { photos: ChatPhotos, vault: Vault },
  letter: async (rejection: ChatPhotoRejection, mails, { photos, vault }) => {
    const { memberId, photoId, conversation, reason, credits } = rejection;
    const account = await mails.recipient(memberId);
    if (!account || account.status === 'deleted' || account.disabledAt) return undefined;
    const language = mails.languageOf(account);
    const { rejections, chatRejections, creditsBack } = MESSAGES[language];
    const undelivered = reason === 'not_delivered' || reason === 'unanswered';
    const written = photoId === undefined ? null : await vault.open(await photos.statementAbout(photoId));
    return {
      account,
      mail: undelivered ? 'chat-photo-not-delivered' : 'chat-photo-rejected',
      path: undelivered ? `/chats/${conversation}` : '/settings/decisions',
      values: {
        reason: written ?? { ...rejections, ...chatRejections }[reason],
        back: formatMessage(language, creditsBack, { credits }),
      },
    };
  },
});

const ofCase = ({ streamId: caseId, version }: { streamId: string; version: number }) => ({
  payload: { caseId, version },
});

/** Tells the reported member the decision, the measures and the reasons, regardless of preferences (PRV-03). */
decisionMails.mail('send-case-decision-mail', {
  on: { CaseDecided: ofCase },
  uses: { cases: CaseDecisions, vault: Vault, links: LinkTokens, clock: Clock },
  letter: async (decision: DecisionOfCase, mails, { cases, vault, links, clock }) => {
    const found = await cases.find(decision);
    const outcome = found && outcomeFor(found);
    const account = outcome && (await mails.recipient(found.subject.member));
    const reason = outcome && (await vault.open(found.decided.statement));
    if (!account || !reason) return undefined;
    const kind = kindOf(found.subject);
    const done = measuresFor(found, { kind, shutOut: account.disabledAt !== null });
    // A deleted member is only told about the account, since they may return to it.
    if (account.status === 'deleted' && !done.includes('disable') && !done.includes('enable')) return undefined;
    const link =
      outcome === 'shut_out' ? await objectionLink(links, clock, found.subject.member, decision.caseId) : null;
    // Nothing more can be done about it, and a page that asks for a login says nothing to who cannot.
    const objectAt = link ?? (account.disabledAt !== null ? '/login' : undefined);
    const alone = found.decided.alone === true;
    return { account, ...decisionLetter(mails.languageOf(account), { outcome, kind, reason, done, alone, objectAt }) };
  },
});

/** Tells the reporter that measures were taken, but not which: those are the other member's business (ADM-06). */
decisionMails.mail('send-report-answer-mail', {
  on: { CaseDecided: ofCase },
  uses: { cases: CaseDecisions },
  letter: async (decision: DecisionOfCase, mails, { cases }) => {
    const found = await cases.find(decision);
    const answer = found && answerFor(found);
    const account = answer && found.reporter !== null ? await mails.recipient(found.reporter) : undefined;
    if (!account || !answer || account.status === 'deleted') return undefined;
    return {
      account,
      ...answerLetter(mails.languageOf(account), {
        answer,
        kind: kindOf(found.subject),
        reportedAt: new Date(found.openedAt),
        timeZone: account.timeZone,
        measured: found.decided.measures.length > 0,
        alone: found.decided.alone === true,
      }),
    };
  },
});
