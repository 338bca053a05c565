import type { Answer, Body } from '../providers/api-client';

export type Discount = Answer<'/api/admin/discounts', 'get'>[number];
export type NewDiscount = Body<'/api/admin/discounts', 'post'>;
/** An order that was paid with a code. */
export type Use = Answer<'/api/admin/payments', 'get'>[number];
export type Terms = Omit<NewDiscount, 'code'>;
export type ChangedTerms = Terms & Pick<Discount, 'version'>;

/** Nobody defined it: it comes with the product. */
export const isBuiltIn = ({ defined_at }: Discount) => defined_at === null;
export const mayChange = (discount: Discount) => discount.status === 'active' && !isBuiltIn(discount);
export const stateOf = ({ status, expired }: Discount) =>
  status === 'stopped' ? 'stopped' : expired ? 'expired' : 'active';

/** What the API takes of a form; a minimum that was emptied leaves no currency behind. */
export function termsOf(form: Partial<Discount>): Terms {
  const { value_percentage, country, user_id, expires, minimum_order_value: minimum, validity, paymentmethods } = form;
  return {
    value_percentage: value_percentage!,
    country: (country || null) as Terms['country'],
    user_id: user_id || null,
    expires: expires || null,
    minimum_order_value: minimum || null,
    currency: minimum ? form.currency || null : null,
    validity: validity ?? 'once-per-user',
    paymentmethods: paymentmethods?.length ? paymentmethods : null,
  };
}

const TERMS = [
  ...(['value_percentage', 'validity', 'expires', 'minimum_order_value', 'currency'] as const),
  ...(['country', 'user_id', 'paymentmethods'] as const),
];
export type Term = (typeof TERMS)[number];

/** What of the terms is not the same. */
export const differing = (one: Discount, other: Discount): Term[] =>
  TERMS.filter((term) => JSON.stringify(one[term] ?? null) !== JSON.stringify(other[term] ?? null));
