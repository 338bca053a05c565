import { Type, type Static } from 'typebox';
import { Instant, MoneySchema, Nullable } from '../../kernel/index.js';
import { OUTCOMES } from './payment.events.js';
import { PaymentsList } from './payments.list.js';

const text = Nullable(Type.String());

export const ConsolePaymentDetail = Type.Object({
  ...PaymentsList.item.properties,
  bank: { ...text, description: 'Of orders from when the checkout asked for it' },
  value_percentage: Nullable(Type.Integer(), { description: 'Of the discount' }),
  credits_left: Type.Integer({ description: 'Still in the wallet of what was bought with it' }),
  outcomes: Type.Array(Type.Enum([...OUTCOMES]), { description: 'What can be done about it by hand now' }),
  effect: Type.Object({
    balance: Type.Integer(),
    balance_when_credited: Type.Integer(),
    premium: Type.Boolean({ description: 'The member pays for premium now' }),
    debt: Type.Integer({ description: 'Credits the member owes after charge-backs' }),
  }),
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      type: Type.String(),
      at: Instant,
      by: { ...text, description: 'A staff id; null when nobody of staff did it' },
      by_name: text,
      money: Nullable(MoneySchema),
      credits: Nullable(Type.Integer(), { description: 'Of a charge-back' }),
      provider_words: { ...text, description: 'Why a bank took money back: its code' },
      outcome: text,
      reason: text,
    }),
    { description: 'All that happened to it, newest first' },
  ),
});
export type ConsolePaymentDetail = Static<typeof ConsolePaymentDetail>;
