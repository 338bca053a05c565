import type { MemberState } from '../member.js';
import type { SignUpLapsed } from '../member.events.js';

const DAY = 24 * 60 * 60 * 1000;

/** When an unconfirmed sign-up expires. @param days the setting `unconfirmed_days` */
export const lapsesAt = (signedUpAt: Date, days: number): Date => new Date(signedUpAt.getTime() + days * DAY);

/**
 * An unconfirmed address may be a stranger's, so its data is erased (PRV-02). Members who have ever bought are kept,
 * because they may be owed a refund; at present nobody can buy before confirming.
 */
export const lapseSignUp = (
  { status, hasBought, signedUpAt }: MemberState,
  { days, now }: { days: number; now: Date },
): SignUpLapsed[] => {
  if (status !== 'not_confirmed' || hasBought || signedUpAt === null) return [];
  if (now < lapsesAt(new Date(signedUpAt), days)) return [];
  return [{ type: 'SignUpLapsed', data: { lapsedAt: now.toISOString() } }];
};
