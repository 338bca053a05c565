import { Type, type TSchema, type TSchemaOptions } from 'typebox';

/** An id. Capitals are accepted in requests and converted to lower case, the form in which ids are stored. */
export const Id = Type.String({ format: 'uuid' });

/** A timestamp with a time zone. */
export const Instant = Type.String({ format: 'date-time' });

/** A calendar date without a time. */
export const Day = Type.String({ format: 'date' });

export const MAX_MONEY = 1e12;
/** A three-letter currency code (ISO 4217). */
export const CURRENCY = /^[A-Z]{3}$/u;
const moneyFrom = (minimum: number) =>
  Type.Object(
    {
      amount: Type.Integer({ minimum, maximum: MAX_MONEY }),
      currency: Type.String({ pattern: CURRENCY.source }),
    },
    { additionalProperties: false },
  );

/** An amount in the currency's smallest unit. */
export const MoneySchema = moneyFrom(0);

/** An amount that may be negative, as on a credit note. */
export const SignedMoneySchema = moneyFrom(-MAX_MONEY);

/** The schema's values, or null. */
export const Nullable = <T extends TSchema>(schema: T, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);
