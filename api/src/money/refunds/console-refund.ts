import { Type, type Static } from 'typebox';
import { Instant, MoneySchema, Nullable } from '../../kernel/index.js';
import { PAYOUT_STATES, REFUND_ACTIONS } from './refund.js';
import { RefundsList } from './refunds.list.js';

const text = Nullable(Type.String());

export const ConsoleRefundDetail = Type.Object({
  ...RefundsList.item.properties,
  begun_by_name: text,
  approved_by_name: text,
  decided_by_name: text,
  payment: Nullable(
    Type.Object({
      credits: Type.Integer(),
      price: MoneySchema,
      transaction_costs: MoneySchema,
      payment_method: Type.String(),
      provider: Type.String(),
      provider_reference: text,
      placed_at: Instant,
    }),
  ),
  payouts: Type.Array(
    Type.Object({
      attempt: Type.Integer(),
      status: Type.Enum([...PAYOUT_STATES]),
      begun_at: Instant,
      ended_at: Nullable(Instant),
      answer: { ...text, description: "Why the provider did not pay back, in the provider's words" },
    }),
    { description: 'Every attempt to pay it back, the first one first' },
  ),
  effect: Type.Union([
    Type.Object({
      premium: Type.Boolean({ description: 'The member pays for premium now' }),
      premium_when_paid_out: Type.Boolean({ description: 'And still does once the money is back' }),
      balance_when_refused: Type.Integer({ description: 'Nothing comes back to a member who has been forgotten' }),
    }),
    Type.Null({ description: 'It is over: nothing can be decided any more' }),
  ]),
  history: Type.Object(
    {
      signed_up_at: Nullable(Instant, { description: 'Null: the member has been forgotten' }),
      purchases: Type.Integer({ description: 'Completed ones, the refunded purchase among them' }),
      paid_out: Type.Integer({ description: 'Other refunds that were paid out' }),
      refused: Type.Integer({ description: 'Other refunds that were refused' }),
      charge_backs: Type.Integer({ description: 'Charge-backs that stand' }),
    },
    { description: 'What is known of the member that tells of a risk: counts alone, and no score' },
  ),
  second_person: Type.Boolean({ description: 'Its amount is above the limit, so that two people approve it' }),
  actions: Type.Array(Type.Enum([...REFUND_ACTIONS]), { description: 'What the caller can do about it now' }),
  balance: Type.Integer({ description: 'Credits of the member now' }),
});
export type ConsoleRefundDetail = Static<typeof ConsoleRefundDetail>;
