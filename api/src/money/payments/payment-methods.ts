import { ENDED_METHODS, type Money, type OfferedMethod } from '../../ground/settings/domain.js';

/** A payment method as its scheme defines it; a setting decides which methods a site offers. */
export interface PaymentMethod {
  id: string;
  /** Countries whose buyers can use it; absent: all countries. */
  countries?: readonly string[];
  /** First and last day (UTC) on which it can be used. */
  from?: string;
  until?: string;
  /** The site collects it itself, with its own form instead of a provider's page (MNY-04). */
  ownForm?: boolean;
  /** Paid by the member's own transfer: for how many days the company waits for it. */
  waitsDays?: number;
  /** Needs a wallet that only some browsers have; the page reports whether its browser has it. */
  wallet?: 'apple_pay';
}

const SEPA = ['NL', 'BE', 'IE', 'DE', 'AT', 'IT', 'FR', 'ES', 'CH', 'GB', 'PL'];

/** All methods of the specification. Discontinued ones stay here for old payments but are never offered (MNY-02). */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { id: 'sdd', countries: ['NL', 'BE', 'IE', 'DE', 'AT', 'IT', 'FR', 'ES'], ownForm: true },
  { id: 'prezelewy24', countries: ['PL'] },
  { id: 'blik', countries: ['PL'] },
  { id: 'sct', countries: SEPA, waitsDays: 14 },
  { id: 'giropay', countries: ['DE'], until: ENDED_METHODS.giropay },
  { id: 'mastercard' },
  { id: 'visa' },
  { id: 'creditcard' },
  { id: 'nexi', countries: ['IT'] },
  { id: 'cartebancaire', countries: ['FR'] },
  { id: 'ideal', countries: ['NL'] },
  { id: 'bancontact', countries: ['BE'] },
  { id: 'applepay', wallet: 'apple_pay' },
  { id: 'paysafecard', countries: [...SEPA, 'US', 'CA', 'AU', 'NZ'] },
  { id: 'maestro', countries: SEPA },
  { id: 'paypal' },
  { id: 'sofort', countries: ['DE', 'AT', 'BE', 'NL', 'ES', 'IT', 'PL', 'CH'], until: ENDED_METHODS.sofort },
  { id: 'eps', countries: ['AT'] },
];

export const collectedByUs = (id: string): boolean =>
  PAYMENT_METHODS.some((method) => method.id === id && method.ownForm === true);

const DAY = 86_400_000;

/** The last instant at which such an order can be paid; null where paying does not wait. */
export function payableUntil({ method, placedAt }: { method: string; placedAt: string }): string | null {
  const days = PAYMENT_METHODS.find(({ id }) => id === method)?.waitsDays;
  return days === undefined ? null : new Date(Date.parse(placedAt) + days * DAY).toISOString();
}

export interface OfferedPaymentMethod extends PaymentMethod {
  /** Transaction costs that the operator adds to the price of an order, one amount per currency. */
  costs: readonly Money[];
}

export interface Buyer {
  country: string | null;
  now: Date;
  /** Methods that the payment company accepts; null: it has not told us. */
  taken?: readonly string[] | null;
}

/**
 * The methods this buyer can use now, in the site's order: those that work in their country today and that both the
 * operator and the payment company offer.
 */
export function offeredMethods(
  enabled: readonly OfferedMethod[],
  { country, now, taken = null }: Buyer,
  methods: readonly PaymentMethod[] = PAYMENT_METHODS,
): OfferedPaymentMethod[] {
  const day = now.toISOString().slice(0, 10);
  const serves = ({ countries, from, until }: Limits) =>
    (!countries?.length || country === null || countries.includes(country)) &&
    (!from || day >= from) &&
    (!until || day <= until);
  return enabled.flatMap((choice) => {
    const method = methods.find(({ id }) => id === choice.id);
    const takes = (id: string) => method?.ownForm === true || (taken?.includes(id) ?? true);
    return method && serves(method) && serves(choice) && takes(method.id) ? [{ ...method, costs: choice.costs }] : [];
  });
}

/** What people in a country pay with most, first to last; every other method comes after these, in the site's order. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  NL: ['ideal', 'creditcard', 'paypal'],
  BE: ['bancontact', 'creditcard', 'paypal'],
  DE: ['paypal', 'sdd', 'creditcard'],
  AT: ['eps', 'paypal', 'creditcard'],
  FR: ['creditcard', 'paypal', 'applepay'],
  IT: ['creditcard', 'paypal', 'sdd'],
  ES: ['creditcard', 'paypal', 'sdd'],
  PL: ['blik', 'prezelewy24', 'creditcard'],
};
const FIRST_ELSEWHERE = ['creditcard', 'paypal', 'applepay'];

/** One choice of the checkout; `same`: the offered methods that it stands for as well. */
export interface MethodChoice {
  id: string;
  costs: Money;
  same: string[];
}

/**
 * What is shown of the methods offered to a buyer: one choice for those that lead to the same page of the payment
 * company at the same costs, by the name of the company's own method where that is among them; those that the country
 * uses most come first (decision 97). `nameOf`: what the company calls one of our methods.
 */
export function methodChoices(
  offered: readonly OfferedPaymentMethod[],
  { country, currency, nameOf }: { country: string | null; currency: string; nameOf: (method: string) => string },
): MethodChoice[] {
  const groups = new Map<string, string[]>();
  for (const method of offered) {
    const key = `${nameOf(method.id)} ${transactionCosts(method, currency).amount}`;
    groups.set(key, [...(groups.get(key) ?? []), method.id]);
  }
  const choices = [...groups.values()].map((ids): MethodChoice => {
    const id = ids.find((one) => one === nameOf(one)) ?? ids[0]!;
    const costs = transactionCosts(
      offered.find((method) => method.id === id)!,
      currency,
    );
    return { id, costs, same: ids.filter((other) => other !== id) };
  });
  const first = (country && FIRST[country]) || FIRST_ELSEWHERE;
  const used = first.flatMap((id) => choices.find((choice) => nameOf(choice.id) === nameOf(id)) ?? []);
  return [...new Set([...used, ...choices])];
}

/** What the page reports about the browser it runs in. */
export interface Device {
  apple_pay?: boolean;
}

/** Without the wallet in the browser, the member would land on a page where nothing can be pressed. */
export const worksOn = ({ wallet }: PaymentMethod, device: Device): boolean =>
  wallet === undefined || device[wallet] === true;

/** Methods usable today that are enabled in only one place: in our settings or at the payment company. */
export function methodDifferences(
  enabled: readonly OfferedMethod[],
  { now, taken }: { now: Date; taken: readonly string[] | null },
): { id: string; difference: 'not_taken' | 'not_offered' }[] {
  if (!taken) return [];
  const day = now.toISOString().slice(0, 10);
  return PAYMENT_METHODS.filter(({ ownForm, until }) => !ownForm && (!until || day <= until)).flatMap(({ id }) => {
    const ours = enabled.some((one) => one.id === id && (!one.until || day <= one.until));
    if (ours === taken.includes(id)) return [];
    return [{ id, difference: ours ? ('not_taken' as const) : ('not_offered' as const) }];
  });
}

interface Limits {
  countries?: readonly string[];
  from?: string | null;
  until?: string | null;
}

/** The transaction costs of this method for an order in this currency. */
export const transactionCosts = ({ costs }: OfferedPaymentMethod, currency: string): Money =>
  costs.find((one) => one.currency === currency) ?? { amount: 0, currency };
