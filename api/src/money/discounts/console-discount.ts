import { Type, type Static } from 'typebox';
import { Instant, invalidInput, Nullable } from '../../kernel/index.js';
import type { Terms } from './discount.events.js';
import type { DiscountTermsDto } from './discounts.dto.js';

export const ConsoleDiscount = Type.Object({
  id: Type.String(),
  code: Type.String(),
  status: Type.Enum(['active', 'stopped']),
  expired: Type.Boolean(),
  value_percentage: Type.Integer(),
  country: Nullable(Type.String()),
  user_id: Nullable(Type.String()),
  expires: Nullable(Instant),
  currency: Nullable(Type.String()),
  minimum_order_value: Nullable(Type.Integer()),
  validity: Type.Enum(['once-per-user', 'unlimited']),
  paymentmethods: Nullable(Type.Array(Type.String())),
  defined_at: Nullable({ ...Instant, description: 'Null: built in' }),
  num_redeemed: Type.Integer(),
  version: Type.Integer({ description: 'Which writing of its terms this is; 0: built in' }),
});
export type ConsoleDiscount = Static<typeof ConsoleDiscount>;

export function termsOf(body: DiscountTermsDto): Terms {
  const { minimum_order_value: amount, currency, expires } = body;
  // A minimum without a currency would mean a different amount in every country.
  if (amount && !currency) throw invalidInput([{ field: 'currency', code: 'required' }]);
  return {
    percentage: body.value_percentage,
    country: body.country ?? null,
    memberId: body.user_id ?? null,
    expiresAt: expires ? new Date(expires).toISOString() : null,
    minimumOrder: amount && currency ? { amount, currency } : null,
    validity: body.validity ?? 'once-per-user',
    paymentMethods: body.paymentmethods ?? null,
  };
}
