import { invalidInput, type FieldError } from '../kernel/index.js';
import type { SettingsValues } from '../settings/index.js';
import type { Order } from './payment.events.js';
import { offeredMethods } from './payment-methods.js';

type Priced = Pick<Order, 'package' | 'credits' | 'price' | 'transactionCosts' | 'method' | 'bank'>;

/** What the member chose, at today's price; the client's own idea of a price is not even asked for (MNY-01). */
export function orderOf(
  chosen: { package: string; payment_method: string; bank?: string | null },
  { packages, paymentMethods }: Pick<SettingsValues, 'packages' | 'paymentMethods'>,
  buyer: { country: string | null; now: Date },
): Priced {
  const pack = packages.find(({ id }) => id === chosen.package);
  const method = offeredMethods(paymentMethods, buyer).find(({ id }) => id === chosen.payment_method);
  const bank = chosen.bank ?? null;
  const knownBank = bank === null || method?.banks?.some(({ id }) => id === bank) === true;
  const wrong: FieldError[] = [
    ...(pack ? [] : [{ field: 'package', code: 'unknown_package' }]),
    ...(method ? [] : [{ field: 'payment_method', code: 'not_offered' }]),
    ...(method && !knownBank ? [{ field: 'bank', code: 'unknown_bank' }] : []),
  ];
  if (!pack || !method || wrong.length > 0) throw invalidInput(wrong);
  const { id, credits, price } = pack;
  const transactionCosts = { amount: method.costs, currency: price.currency };
  return { package: id, credits, price, transactionCosts, method: method.id, bank };
}
