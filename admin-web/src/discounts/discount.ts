import type { Answer, Body } from '../providers/api-client';

export type Discount = Answer<'/api/admin/discounts', 'get'>[number];
/** With what staff decided about it. */
export type DiscountDetail = Answer<'/api/admin/discounts/{code}', 'get'>;
export type NewDiscount = Body<'/api/admin/discounts', 'post'>;
/** An order that was paid with a code. */
export type Use = Answer<'/api/admin/payments', 'get'>[number];
export type Terms = Omit<NewDiscount, 'code' | 'reason'>;
/** A form asks why as well. */
export type DiscountForm = Discount & Pick<NewDiscount, 'reason'>;

/** Characters of a reason. */
export const REASON_MOST = 500;

/** Nobody defined it: it comes with the product. */
export const isBuiltIn = ({ defined_at }: Discount) => defined_at === null;
export const mayChange = (discount: Discount) => discount.status === 'active' && !isBuiltIn(discount);
export const isFull = ({ max_uses, num_redeemed }: Discount) => max_uses !== null && num_redeemed >= max_uses;
export function stateOf(discount: Discount): 'stopped' | 'expired' | 'full' | 'coming' | 'active' {
  if (discount.status === 'stopped') return 'stopped';
  if (discount.expired) return 'expired';
  if (isFull(discount)) return 'full';
  return discount.begun ? 'active' : 'coming';
}

/** What the API takes of a form; a minimum that was emptied leaves no currency behind. */
export function termsOf(form: Partial<Discount>): Terms {
  const { value_percentage, country, user_id, starts, expires, max_uses, validity, paymentmethods } = form;
  const { minimum_order_value: minimum } = form;
  return {
    value_percentage: value_percentage!,
    country: (country || null) as Terms['country'],
    user_id: user_id || null,
    starts: starts || null,
    expires: expires || null,
    max_uses: max_uses || null,
    minimum_order_value: minimum || null,
    currency: minimum ? form.currency || null : null,
    validity: validity ?? 'once-per-user',
    paymentmethods: paymentmethods?.length ? paymentmethods : null,
  };
}

const TERMS = [
  ...(['value_percentage', 'validity', 'max_uses', 'starts', 'expires', 'minimum_order_value', 'currency'] as const),
  ...(['country', 'user_id', 'paymentmethods'] as const),
];
export type Term = (typeof TERMS)[number];
export type AllTerms = Pick<Discount, Term>;

/** What of the terms is not the same. */
export const differing = (one: AllTerms, other: AllTerms): Term[] =>
  TERMS.filter((term) => JSON.stringify(one[term] ?? null) !== JSON.stringify(other[term] ?? null));
