import type { Role } from '../../providers/auth-provider';
import type { Answer, Body } from '../../providers/api-client';

export type Member = Answer<'/api/admin/members', 'get'>[number];

export const maySeeWallet = (role: Role | undefined): boolean => role === 'finance' || role === 'admin';

export type Ground = Body<'/api/admin/members/{id}/hide-profile', 'post'>['ground'];
/** The rules that can be broken: reasons of a report and grounds of a decision alike, what harms most first. */
export const GROUNDS: readonly Ground[] = [
  'underage',
  'illegal',
  'harassment',
  'sexual_content',
  'hate',
  'scam',
  'fake_profile',
  'other',
  'spam',
];
