import type { Money } from '../../ground/settings/domain.js';
import { change, inOrder, type BoughtLot, type Lot } from './lots.js';
import type { CreditsChargedBack, Part } from './wallet.events.js';

/** What a charge-back took, so that it can be reversed; `lot`: the lot as it was before. */
export interface ChargeBack {
  paymentId: string;
  credits: number;
  taken: number;
  amount: Money;
  lot: BoughtLot | null;
  /** Credits of its debt that were written off. */
  writtenOff: number;
}

export const chargedBack = (
  { paymentId, credits, taken, amount }: CreditsChargedBack['data'],
  lot: BoughtLot | null,
): ChargeBack => ({ paymentId, credits, taken, amount, lot, writtenOff: 0 });

export const isChargedBack = (chargeBacks: Readonly<Record<string, ChargeBack>>, paymentId: string): boolean =>
  Object.values(chargeBacks).some((one) => one.paymentId === paymentId);

/** Debts are paid oldest first, so a write-off applies to the newest ones. */
export function withWrittenOff(
  chargeBacks: Readonly<Record<string, ChargeBack>>,
  credits: number,
): Record<string, ChargeBack> {
  let missing = credits;
  const newestFirst = Object.entries(chargeBacks).reverse();
  const changed = newestFirst.map(([id, one]): [string, ChargeBack] => {
    const part = Math.min(missing, one.credits - one.taken - one.writtenOff);
    missing -= part;
    return [id, { ...one, writtenOff: one.writtenOff + part }];
  });
  return Object.fromEntries(changed.reverse());
}

/** The first `credits` credits of the parts, in their order. */
export function firstOf(parts: readonly Part[], credits: number): Part[] {
  let missing = credits;
  return parts.flatMap((part) => {
    const taken = Math.min(part.credits, missing);
    missing -= taken;
    return taken > 0 ? [{ lot: part.lot, credits: taken }] : [];
  });
}

/** Credits return to the lot they were taken from; those that were owed go into a new lot that nothing was paid for. */
export function reinstated(lots: readonly Lot[], to: readonly Part[], taken: BoughtLot | null): Lot[] {
  return to.reduce<Lot[]>(
    (open, { lot: id, credits }) => {
      if (open.some((lot) => lot.id === id)) return change(open, id, { left: credits });
      const lot: Lot =
        id === taken?.id ? { ...taken, left: credits, held: 0 } : { id, origin: 'granted', left: credits };
      return inOrder([...open, lot]);
    },
    [...lots],
  );
}
