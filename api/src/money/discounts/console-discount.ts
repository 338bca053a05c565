import { Type, type Static, type TSchema } from 'typebox';
import { Id, Instant, invalidInput, Nullable } from '../../kernel/index.js';
import { COUNTRY_CODES } from '../../ground/settings/index.js';
import type { Terms } from './discount.events.js';

const optional = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema));

/** What finance decides about a code; what is left out does not limit it. */
export const TermsBody = Type.Object(
  {
    value_percentage: Type.Integer({ minimum: 1, maximum: 90 }),
    country: optional(Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code)))),
    user_id: optional(Id),
    expires: optional(Instant),
    currency: optional(Type.String({ pattern: '^[A-Z]{3}$' })),
    minimum_order_value: optional(Type.Integer({ minimum: 1, maximum: 1e12 })),
    validity: Type.Optional(Type.Enum(['once-per-user', 'unlimited'])),
    paymentmethods: optional(Type.Array(Type.String({ pattern: '^[a-z0-9]{1,30}$' }), { minItems: 1, maxItems: 40 })),
  },
  { additionalProperties: false },
);

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

export function termsOf(body: Static<typeof TermsBody>): Terms {
  const { minimum_order_value: amount, currency, expires } = body;
  // A minimum without its currency would mean another one in every country.
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
