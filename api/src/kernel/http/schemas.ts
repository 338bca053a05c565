import { Type, type TSchema, type TSchemaOptions } from 'typebox';

/** An id. In a request it may be typed in capitals: the handler is given it in lower case, as it is stored. */
export const Id = Type.String({ format: 'uuid' });

/** A moment in time, with its time zone. */
export const Instant = Type.String({ format: 'date-time' });

/** A day of the calendar, without a time. */
export const Day = Type.String({ format: 'date' });

export const MAX_MONEY = 1e12;
/** Three letters, as ISO 4217 has them. */
export const CURRENCY = /^[A-Z]{3}$/u;
const moneyFrom = (minimum: number) =>
  Type.Object(
    {
      amount: Type.Integer({ minimum, maximum: MAX_MONEY }),
      currency: Type.String({ pattern: CURRENCY.source }),
    },
    { additionalProperties: false },
  );

/** An amount in the smallest unit of its currency. */
export const MoneySchema = moneyFrom(0);

/** Money that may be owed as well: below zero on a credit note. */
export const SignedMoneySchema = moneyFrom(-MAX_MONEY);

/** Such a value, or null. */
export const Nullable = <T extends TSchema>(schema: T, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);
