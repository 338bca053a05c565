import type { paths } from '../api/schema';

export type Member = paths['/api/admin/members']['get']['responses'][200]['content']['application/json'][number];

/** States to filter by; a member's own state may be one that this list does not offer yet. */
export const STATUSES = ['active', 'not_confirmed'] as const;

/** The countries that the site can be offered in (spec 9). */
export const COUNTRIES = 'NL BE GB IE DE AT IT FR CH ES US CA AU NZ PL'.split(' ');

export interface MemberFilter {
  q?: string;
  status?: string;
  country?: string;
}
