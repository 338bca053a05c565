import type { Answer } from '../../providers/api-client';

export type Proposal = Answer<'/api/admin/proposals', 'get'>[number];
export type ProposalDetail = Answer<'/api/admin/proposals/{id}', 'get'>;
export type MemberOffer = Answer<'/api/admin/wallets/{id}/offer', 'get'>;

/** What waits for a second person. */
export const TO_DO: Proposal['status'][] = ['waiting'];
export const STATUSES: Proposal['status'][] = ['waiting', 'approved', 'dropped'];
export const KINDS: Proposal['kind'][] = ['refund', 'goodwill'];

/** Lists and wallets that change with a proposal. */
export const CHANGED = ['proposals', 'refunds', 'payments', 'wallets', 'members'] as const;
