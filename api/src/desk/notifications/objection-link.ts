import { monthsLater, type Clock } from '../../kernel/index.js';
import type { LinkTokens } from '../../members/accounts/index.js';

/** How long the law lets a member object to a decision at the least (PRV-03). */
const MONTHS = 6;

/** Path of the page where somebody who cannot log in objects to a decision; `decisionId`: of its case. */
export async function objectionLink(
  links: LinkTokens,
  clock: Clock,
  memberId: string,
  decisionId: string,
): Promise<string> {
  const until = monthsLater(clock.now(), MONTHS);
  const token = await links.issue({ purpose: 'objection', memberId, subject: decisionId }, until);
  return `/objection?token=${token}`;
}
