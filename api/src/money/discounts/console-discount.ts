import { Type, type Static } from 'typebox';
import { Instant, invalidInput, Nullable } from '../../kernel/index.js';
import type { Terms } from './discount.events.js';
import type { DiscountTermsDto } from './discounts.dto.js';
import { DiscountsList } from './discounts.list.js';

/** Decisions that a code's page shows; the timeline has all of them. */
export const MOST_DECISIONS = 50;

export const ConsoleDiscountDetail = Type.Object({
  ...DiscountsList.item.properties,
  decisions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      type: Type.Enum(['defined', 'changed', 'stopped']),
      at: Instant,
      by: Nullable(Type.String(), { description: 'Name of the member of staff; null: the product itself' }),
      reason: Nullable(Type.String(), { description: 'Null: none is kept, or its member has been forgotten' }),
    }),
    { description: `What staff decided about it, newest first: the last ${MOST_DECISIONS}` },
  ),
});
export type ConsoleDiscountDetail = Static<typeof ConsoleDiscountDetail>;

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
