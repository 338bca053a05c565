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
  /** Charges that a limit may still count; the limit keeps their number small. */
  charges: readonly Charge[];
}

const DAY = 86_400_000;
/** The longest time for which a limit can count. */
const LONGEST_DAYS = 365;

export const debtorAccount = defineStream<DebtorAccount, AccountEvent>({
  type: 'account',
  revision: 2,
  initial: { charges: [] },
  evolve,
});
export const accountOf = debtorAccount.of;

/**
 * Enforces the limit in so many days. The refusal says how much is left, and from which day this amount can be collected.
 */
export function charge(
  { charges }: DebtorAccount,
  { paymentId, amount, limit, days, at }: { paymentId: string; amount: number; limit: number; days: number; at: Date },
): [AccountCharged] {
  const counted = recent(charges, at, days);
  const used = sum(counted);
  if (used + amount > limit)
    throw debitLimitReached({ left: Math.max(0, limit - used), from: roomFrom(counted, limit - amount, days) });
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
const recent = (charges: readonly Charge[], at: Date, days: number) =>
  charges.filter((one) => Date.parse(one.at) + days * DAY > at.getTime());

/** The day on which enough earlier charges are older than these days; null if the amount exceeds the limit by itself. */
function roomFrom(charges: readonly Charge[], most: number, days: number): string | null {
  if (most < 0) return null;
  let used = sum(charges);
  for (const { amount, at } of charges) {
    used -= amount;
    if (used <= most) return new Date(Date.parse(at) + (days + 1) * DAY).toISOString().slice(0, 10);
  }
  return null;
}

function evolve({ charges }: DebtorAccount, { type, data }: AccountEvent): DebtorAccount {
  switch (type) {
    case 'AccountCharged': {
      const { paymentId, amount, chargedAt: at } = data;
      return { charges: [...recent(charges, new Date(at), LONGEST_DAYS), { paymentId, amount, at }] };
    }
    case 'AccountFreed':
      return {
        charges: charges
          .map((one) => (one.paymentId === data.paymentId ? { ...one, amount: one.amount - data.amount } : one))
          .filter(({ amount }) => amount > 0),
      };
  }
}
