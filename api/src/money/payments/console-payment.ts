import { Type, type Static } from 'typebox';
import { Id, Instant, MoneySchema, Nullable } from '../../kernel/index.js';
import { OUTCOMES } from './payment.events.js';

const text = Nullable(Type.String());
const STORED = ['pending', 'completed', 'failed', 'cancelled', 'declined', 'returned'] as const;
const SETTLED = ['refunded', 'partly_refunded', 'charged_back', 'partly_charged_back'] as const;
const ATTENTION = ['charge_back', 'return', 'mismatch', 'surplus', 'late'] as const;

export const ConsolePayment = Type.Object({
  id: Id,
  member_id: Id,
  status: Type.Enum([...STORED, ...SETTLED], {
    description: 'Of one that was completed also what became of its money since',
  }),
  attention: Nullable(Type.Enum([...ATTENTION]), {
    description:
      'Its money is on its way back, it was not what was asked for, more came, it came after the payment had failed, or the bank took it back',
  }),
  package: Type.String(),
  credits: Type.Integer(),
  amount: { ...MoneySchema, description: 'Price and transaction costs together' },
  price: MoneySchema,
  transaction_costs: MoneySchema,
  discount_code: text,
  discount_off: Nullable(MoneySchema),
  payment_method: Type.String(),
  provider: Type.String(),
  provider_reference: text,
  placed_at: Instant,
  settled_at: Nullable(Instant),
  mismatch: Nullable(MoneySchema, { description: 'What came, where it was not what was asked for' }),
  refunded: Nullable(MoneySchema, { description: 'What went back at the wish of its member' }),
  charged_back: Nullable(MoneySchema, { description: 'What banks took back and did not give again' }),
  charged_back_at: Nullable(Instant),
  reviewed_at: Nullable(Instant),
  reviewed_by: { ...text, description: 'A staff id' },
  country: { ...text, description: 'Of the buyer, as the VAT of the order has it' },
  brand: { ...text, description: 'Null: the site itself' },
});
export type ConsolePayment = Static<typeof ConsolePayment>;

export const ConsolePaymentDetail = Type.Object({
  ...ConsolePayment.properties,
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
