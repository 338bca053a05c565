import type { MemberState } from '../member.js';
import type { SignUpLapsed } from '../member.events.js';

const DAY = 24 * 60 * 60 * 1000;

/** @param days the setting `unconfirmed_days` */
export const lapsesAt = (signedUpAt: Date, days: number): Date => new Date(signedUpAt.getTime() + days * DAY);

/**
 * An address that nobody confirmed in time may be a stranger's: what was kept with it goes (PRV-02). Whoever has ever
 * bought stays, for there is money of theirs to give back; today nobody can buy before confirming.
 */
export const lapseSignUp = (
  { status, hasBought, signedUpAt }: MemberState,
  { days, now }: { days: number; now: Date },
): SignUpLapsed[] => {
  if (status !== 'not_confirmed' || hasBought || signedUpAt === null) return [];
  if (now < lapsesAt(new Date(signedUpAt), days)) return [];
  return [{ type: 'SignUpLapsed', data: { lapsedAt: now.toISOString() } }];
};
