import type { Answer, Body } from '../providers/api-client';

export type CaseItem = Answer<'/api/admin/cases', 'get'>[number];
export type CaseDetail = Answer<'/api/admin/cases/{id}', 'get'>;
export type Verdict = Body<'/api/admin/cases/{id}/decide', 'post'>;
export type Measure = CaseDetail['measures'][number];
export type CasePhoto = NonNullable<CaseDetail['photos']>[number];
export type CaseMessages = Answer<'/api/admin/cases/{id}/messages', 'get'>;
export type CaseMessage = CaseMessages['messages'][number];
export type Profile = NonNullable<CaseDetail['evidence']>['profile'];

export const REASONS: CaseItem['reason'][] = [
  'underage',
  'illegal',
  'harassment',
  'hate',
  'sexual_content',
  'scam',
  'fake_profile',
  'spam',
  'other',
];
export const KINDS: CaseItem['kind'][] = ['member', 'photo', 'message'];
export const MOST = 4_000;

/** Who moderates need not meet these pictures unprepared: blurred until a press. */
const HARD_TO_SEE: readonly CaseItem['reason'][] = ['underage', 'sexual_content', 'illegal'];
export const isHardToSee = ({ reason }: CaseItem) => HARD_TO_SEE.includes(reason);

/** The list follows a decision or an objection a moment later; their words are there at once. */
export const isDecided = (one: CaseDetail) =>
  one.statement_of_reasons !== null || (one.status === 'decided' && !isReopened(one));
export const isCatchingUp = (one: CaseDetail) =>
  (one.status === 'open' && one.statement_of_reasons !== null) || isReopened(one);
/** What is forgotten has no evidence either. */
const isReopened = ({ status, objection, statement_of_reasons, evidence }: CaseDetail) =>
  status === 'decided' && objection !== null && statement_of_reasons === null && evidence !== null;
/** While its reasons can be read. */
export const canBeObjectedTo = (one: CaseDetail) =>
  one.decision === 'upheld' && one.statement_of_reasons !== null && one.objection === null;
