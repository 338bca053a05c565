import { defineStream } from '../../kernel/domain.js';
import type { AccountCharged, AccountEvent, AccountFreed } from './account.events.js';
import { debitLimitReached } from './debits.errors.js';

interface Charge {
  paymentId: string;
  amount: number;
  at: string;
}

/** Recent collections from a bank account, in cents. The stream's id is the keyed hash of the IBAN. */
export interface DebtorAccount {
  /** Charges of the last 30 days; the limit keeps their number small. */
  charges: readonly Charge[];
}

const DAY = 86_400_000;
export const LIMIT_DAYS = 30;

export const debtorAccount = defineStream<DebtorAccount, AccountEvent>({
  type: 'account',
  revision: 1,
  initial: { charges: [] },
  evolve,
});
export const accountOf = debtorAccount.of;

/**
 * Enforces the limit per 30 days. The refusal says how much is left, and from which day this amount can be collected.
 */
export function charge(
  { charges }: DebtorAccount,
  { paymentId, amount, limit, at }: { paymentId: string; amount: number; limit: number; at: Date },
): [AccountCharged] {
  const counted = recent(charges, at);
  const used = sum(counted);
  if (used + amount > limit)
    throw debitLimitReached({ left: Math.max(0, limit - used), from: roomFrom(counted, limit - amount) });
  return [{ type: 'AccountCharged', data: { paymentId, amount, chargedAt: at.toISOString() } }];
}

export function free(
  { charges }: DebtorAccount,
  { paymentId, amount, at }: { paymentId: string; amount: number; at: string },
): [AccountFreed] | [] {
  return charges.some((one) => one.paymentId === paymentId)
    ? [{ type: 'AccountFreed', data: { paymentId, amount, freedAt: at } }]
    : [];
}

const sum = (charges: readonly Charge[]) => charges.reduce((all, { amount }) => all + amount, 0);
const recent = (charges: readonly Charge[], at: Date) =>
  charges.filter((one) => Date.parse(one.at) + LIMIT_DAYS * DAY > at.getTime());

/** The day on which enough earlier charges are older than 30 days; null if the amount exceeds the limit by itself. */
function roomFrom(charges: readonly Charge[], most: number): string | null {
  if (most < 0) return null;
  let used = sum(charges);
  for (const { amount, at } of charges) {
    used -= amount;
    if (used <= most) return new Date(Date.parse(at) + (LIMIT_DAYS + 1) * DAY).toISOString().slice(0, 10);
  }
  return null;
}

function evolve({ charges }: DebtorAccount, { type, data }: AccountEvent): DebtorAccount {
  switch (type) {
    case 'AccountCharged': {
      const { paymentId, amount, chargedAt: at } = data;
      return { charges: [...recent(charges, new Date(at)), { paymentId, amount, at }] };
    }
    case 'AccountFreed':
      return {
        charges: charges
          .map((one) => (one.paymentId === data.paymentId ? { ...one, amount: one.amount - data.amount } : one))
          .filter(({ amount }) => amount > 0),
      };
  }
}
