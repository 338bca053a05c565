import { Type, type Static } from 'typebox';
import { Instant, invalidInput, Nullable } from '../../kernel/index.js';
import type { StoredTerms, Terms } from './discount.events.js';
import type { DiscountTermsDto } from './discounts.dto.js';
import { DiscountsList } from './discounts.list.js';

/** Decisions that a code's page shows; the timeline has all of them. */
export const MOST_DECISIONS = 50;

const DecidedTerms = Type.Pick(Type.Object(DiscountsList.item.properties), [
  'value_percentage',
  'country',
  'user_id',
  'starts',
  'expires',
  'max_uses',
  'minimum_order_value',
  'currency',
  'validity',
  'paymentmethods',
]);

export const ConsoleDiscountDetail = Type.Object({
  ...DiscountsList.item.properties,
  decisions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      type: Type.Enum(['defined', 'changed', 'stopped']),
      at: Instant,
      by: Nullable(Type.String(), { description: 'Name of the member of staff; null: the product itself' }),
      reason: Nullable(Type.String(), { description: 'Null: none is kept, or its member has been forgotten' }),
      before: Nullable(DecidedTerms, { description: 'The terms that were changed; null: none were' }),
      after: Nullable(DecidedTerms, { description: 'What they became; null: none were changed' }),
    }),
    { description: `What staff decided about it, newest first: the last ${MOST_DECISIONS}` },
  ),
});
export type ConsoleDiscountDetail = Static<typeof ConsoleDiscountDetail>;

/** As the console shows them. */
export const shownTerms = (terms: StoredTerms): Static<typeof DecidedTerms> => ({
  value_percentage: terms.percentage,
  country: terms.country,
  user_id: terms.memberId,
  starts: terms.startsAt ?? null,
  expires: terms.expiresAt,
  max_uses: terms.maxUses ?? null,
  minimum_order_value: terms.minimumOrder?.amount ?? null,
  currency: terms.minimumOrder?.currency ?? null,
  validity: terms.validity,
  paymentmethods: terms.paymentMethods,
});

export function termsOf(body: Omit<DiscountTermsDto, 'reason'>): Terms {
  const { minimum_order_value: amount, currency, starts, expires } = body;
  // A minimum without a currency would mean a different amount in every country.
  if (amount && !currency) throw invalidInput([{ field: 'currency', code: 'required' }]);
  if (starts && expires && new Date(expires) <= new Date(starts))
    throw invalidInput([{ field: 'expires', code: 'ends_before_start' }]);
  return {
    percentage: body.value_percentage,
    country: body.country ?? null,
    memberId: body.user_id ?? null,
    expiresAt: expires ? new Date(expires).toISOString() : null,
    minimumOrder: amount && currency ? { amount, currency } : null,
    validity: body.validity ?? 'once-per-user',
    paymentMethods: body.paymentmethods ?? null,
    startsAt: starts ? new Date(starts).toISOString() : null,
    maxUses: body.max_uses ?? null,
  };
}
