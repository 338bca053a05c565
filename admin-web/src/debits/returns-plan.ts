import type { BankReturn } from './bank-returns';
import type { Debit } from './debit';

export interface PlannedReturn extends BankReturn {
  debit: Debit;
}

/** What the bank's returns would do here. */
export interface Plan {
  /** Those that can be entered. */
  open: PlannedReturn[];
  /** Returned before, or never sent to the bank. */
  decided: PlannedReturn[];
  unknown: BankReturn[];
}

const OPEN: Debit['status'][] = ['sent', 'collected'];

export function planOf(returns: readonly BankReturn[], debits: readonly Debit[]): Plan {
  const known = new Map(debits.map((debit) => [debit.reference, debit]));
  const planned = returns.flatMap((one) => {
    const debit = known.get(one.reference);
    return debit ? [{ ...one, debit }] : [];
  });
  return {
    open: planned.filter(({ debit }) => OPEN.includes(debit.status)),
    decided: planned.filter(({ debit }) => !OPEN.includes(debit.status)),
    unknown: returns.filter(({ reference }) => !known.has(reference)),
  };
}

export const sumOf = (returns: readonly PlannedReturn[]) => ({
  amount: returns.reduce((sum, { debit }) => sum + debit.collected.amount, 0),
  currency: 'EUR',
});
