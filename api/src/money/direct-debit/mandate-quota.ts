import { defineStream } from '../../kernel/domain.js';
import { mandatesReached } from './debits.errors.js';
import type { MandateCounted } from './mandate-quota.events.js';

/** When a member or telephone number signed mandates, during the last day. */
export interface MandateQuota {
  signed: readonly string[];
}

const DAY = 86_400_000;
/** The limit per account does not stop somebody who tries one account after another. */
const MAX_A_DAY = 3;

export const mandateQuota = defineStream<MandateQuota, MandateCounted>({
  type: 'mandatequota',
  revision: 1,
  initial: { signed: [] },
  evolve: ({ signed }, { type, data: { signedAt } }) => {
    switch (type) {
      case 'MandateCounted':
        return { signed: [...recent(signed, Date.parse(signedAt)), signedAt] };
    }
  },
});
export const mandatesWithPhone = (hash: string) => mandateQuota.of(`phone:${hash}`);
export const mandatesOfMember = (memberId: string) => mandateQuota.of(`member:${memberId}`);

/** @throws mandatesReached, with the whole hours (1–24) until another can be signed */
export function requireMandateLeft({ signed }: MandateQuota, at: Date): void {
  const counted = recent(signed, at.getTime());
  if (counted.length < MAX_A_DAY) return;
  const free = Date.parse(counted[counted.length - MAX_A_DAY]!) + DAY;
  throw mandatesReached({ hours: Math.ceil((free - at.getTime()) / 3_600_000) });
}

export function countMandate(quota: MandateQuota, at: Date): [MandateCounted] {
  requireMandateLeft(quota, at);
  return [{ type: 'MandateCounted', data: { signedAt: at.toISOString() } }];
}

const recent = (signed: readonly string[], now: number) => signed.filter((at) => Date.parse(at) + DAY > now);
