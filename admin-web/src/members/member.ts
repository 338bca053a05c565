import type { Role } from '../providers/auth-provider';
import type { Member } from '../layout/values/member';
import type { Answer, Body } from '../providers/api-client';

export type AccountOutcomes = Answer<'/api/admin/members/disable', 'post'>;

/** A member's page; a row of the list stands in for it until the whole is there. */
export type MemberPage = Answer<'/api/admin/members/{id}', 'get'>;
export const isWhole = (member: Member | MemberPage): member is MemberPage => 'decisions' in member;

/** The server's own rights, for what a role is offered. */
export const mayDisable = (role: Role | undefined): boolean => role === 'moderator' || role === 'admin';
/** Deleting an account, or sending its member their data, at the member's request. */
export const mayGrantRequests = (role: Role | undefined): boolean => role === 'admin';
export const mayFlag = (role: Role | undefined): boolean => role === 'admin';

export type ClearableField = Body<'/api/admin/members/{id}/put-text-back', 'post'>['field'];
const CLEARABLE: readonly ClearableField[] = ['name', 'description', 'city'];

/** Texts that stand on the profile in the member's own words. */
export const clearableOf = ({ name, profile, decisions }: MemberPage): { field: ClearableField; text: string }[] =>
  CLEARABLE.flatMap((field) => {
    const text = field === 'name' ? name : profile?.[field];
    return text && decisions[`cleared_${field}`] === null ? [{ field, text }] : [];
  });

/** Texts that staff cleared and the member has not written anew. */
export const clearedOf = ({ decisions }: MemberPage): { field: ClearableField; text: string }[] =>
  CLEARABLE.filter((field) => decisions[`cleared_${field}`] !== null).map((field) => ({ field, text: '' }));

/** How many of them went which way. */
export const outcomeOf = (outcomes: AccountOutcomes) => {
  const count = (kind: AccountOutcomes[number]['outcome']) => outcomes.filter(({ outcome }) => outcome === kind).length;
  return { changed: count('changed'), unchanged: count('unchanged'), notFound: count('not_found') };
};

/** What a member is besides their state; one of them to filter by. */
export const MARKS = ['fictional', 'disabled', 'paid_user'] as const;

/** States to filter by; a member's own state may be one that this list does not offer yet. */
export const STATUSES = ['active', 'not_confirmed', 'deleted'] as const;
