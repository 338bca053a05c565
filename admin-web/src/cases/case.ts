import { GROUNDS } from '../layout/values/member';
import type { Answer, Body } from '../providers/api-client';

export type CaseItem = Answer<'/api/admin/cases', 'get'>[number];
export type CaseDetail = Answer<'/api/admin/cases/{id}', 'get'>;
export type Verdict = Body<'/api/admin/cases/{id}/decide', 'post'>;
export type Measure = CaseDetail['measures'][number];
export type EarlierDecision = CaseDetail['earlier']['decisions'][number];
export type CasePhoto = NonNullable<CaseDetail['photos']>[number];
export type CaseMessages = Answer<'/api/admin/cases/{id}/messages', 'get'>;
export type CaseMessage = CaseMessages['messages'][number];
export type Profile = NonNullable<CaseDetail['evidence']>['profile'];

export type Reason = NonNullable<CaseItem['reason']>;
/** The most harmful first, as the queue is sorted. */
export const REASONS: readonly Reason[] = GROUNDS;
export const KINDS: CaseItem['kind'][] = [
  'member',
  'photo',
  'message',
  'rejected_photo',
  'rejected_chat_photo',
  'hidden_profile',
  'cleared_text',
  'account',
];

type Kind = CaseItem['kind'];
const CONTESTED = ['rejected_photo', 'rejected_chat_photo', 'hidden_profile', 'cleared_text', 'account'] as const;
export type ContestedKind = (typeof CONTESTED)[number];

/** What an objection is about that no report led to (PRV-03); null for a report. */
export const contestedKind = ({ kind }: Pick<CaseItem, 'kind'>): ContestedKind | null =>
  CONTESTED.find((one) => one === kind) ?? null;
/** What was reported; null for an objection that no report led to. */
export const reportedKind = ({ kind }: Pick<CaseItem, 'kind'>): Exclude<Kind, ContestedKind> | null =>
  kind === 'member' || kind === 'photo' || kind === 'message' ? kind : null;
export const isContested = (one: Pick<CaseItem, 'kind'>): boolean => contestedKind(one) !== null;
export const MOST = 4_000;
/** Reports that wait; objections have a queue of their own (PRV-04). */
export const TO_DO = { status: 'open', objected: false } as const;

/** Who moderates need not meet these pictures unprepared: blurred until a press. */
const HARD_TO_SEE: readonly Reason[] = ['underage', 'sexual_content', 'illegal'];
const REJECTED_FOR: readonly CaseItem['rejection'][] = ['minor', 'nudity'];
export const isHardToSee = ({ reason, rejection }: CaseItem) =>
  reason === null ? REJECTED_FOR.includes(rejection) : HARD_TO_SEE.includes(reason);

/** The list follows a decision or an objection a moment later; their words are there at once. */
export const isDecided = (one: CaseDetail) =>
  one.statement_of_reasons !== null || (one.status === 'decided' && !isReopened(one));
export const isCatchingUp = (one: CaseDetail) =>
  (one.status === 'open' && one.statement_of_reasons !== null) || isReopened(one);
/** What is forgotten has no evidence either. */
const isReopened = ({ status, objection, statement_of_reasons, evidence }: CaseDetail) =>
  status === 'decided' && objection !== null && statement_of_reasons === null && evidence !== null;
/** The keys of its page: nothing is decided twice. */
export const keysFor = (one: CaseDetail) => (isDecided(one) ? [] : [{ keys: ['D'], text: 'decide' }]);
/** While its reasons can be read; the reported member, once. */
export const canBeObjectedTo = (one: CaseDetail) =>
  one.decision === 'upheld' && one.statement_of_reasons !== null && one.objection?.side !== 'reported';
