import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { memberOf } from '../../../members/accounts/index.js';
import { Credits } from '../../credits/index.js';
import { Instant, MoneySchema, Nullable, Store } from '../../../kernel/index.js';
import { paymentOf, SettledPayments } from '../../payments/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { PaidOutRefunds } from '../paid-out-refunds.js';
import { actionsOf, needsSecond, PAYOUT_STATES, payoutsOf, REFUND_ACTIONS, refundOf } from '../refund.js';
import { isOver } from '../refund-status.values.js';
import { refundNotFound } from '../refunds.errors.js';
import { RefundsList } from '../refunds.list.js';

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

export class GetConsoleRefund extends Query<ConsoleRefundDetail> {
  constructor(readonly input: { refundId: string; staffId: string }) {
    super();
  }
}

/** More than a refund ever has: each repetition is pressed by hand. */
const MAX_EVENTS = 500;

/** What finance needs for a decision, except the wallet's history: request, payment and effect (ADM-04). */
@QueryHandler(GetConsoleRefund)
export class GetConsoleRefundHandler implements IQueryHandler<GetConsoleRefund> {
  constructor(
    private readonly refunds: RefundsList,
    private readonly store: Store,
    private readonly credits: Credits,
    private readonly settings: Settings,
    private readonly staff: StaffMembers,
    private readonly payments: SettledPayments,
    private readonly paidOut: PaidOutRefunds,
  ) {}

  async execute({ input: { refundId, staffId } }: GetConsoleRefund): Promise<ConsoleRefundDetail> {
    const refund = await this.refunds.find(refundId);
    if (!refund) throw refundNotFound({});
    const { member_id, payment_id, begun_by, approved_by, decided_by } = refund;
    const ref = refundOf(refundId);
    const [state, events, { order, reference }, member, { balance, debt }, bought, names, paid, others] =
      await Promise.all([
        this.store.readFresh(ref),
        this.store.history(ref, { limit: MAX_EVENTS }),
        this.store.readFresh(paymentOf(payment_id)),
        this.store.readFresh(memberOf(member_id)),
        this.credits.balanceAndDebt(member_id),
        this.credits.bought(member_id),
        this.staff.namesOf([begun_by, approved_by, decided_by]),
        this.payments.historyOf(member_id),
        this.paidOut.othersOf(member_id, refundId),
      ]);
    const payment = order && {
      credits: order.credits,
      price: order.price,
      transaction_costs: order.transactionCosts,
      payment_method: order.method,
      provider: order.provider,
      provider_reference: reference,
      placed_at: order.placedAt,
    };
    const effect = isOver(refund.status)
      ? null
      : {
          premium: bought > 0,
          premium_when_paid_out: bought > refund.credits,
          balance_when_refused: member.status === 'none' ? 0 : balance + Math.max(0, refund.credits - debt),
        };
    const { fourEyesAbove } = this.settings.current();
    const waits = refund.status === 'requested' && needsSecond(refund, fourEyesAbove);
    const second_person = waits || refund.status === 'confirming';
    const who = {
      begun_by_name: names.get(begun_by ?? '') ?? null,
      approved_by_name: names.get(approved_by ?? '') ?? null,
      decided_by_name: names.get(decided_by ?? '') ?? null,
    };
    const history = {
      signed_up_at: member.signedUpAt,
      purchases: paid.completed,
      paid_out: others.paidOut,
      refused: others.refused,
      charge_backs: paid.chargeBacks,
    };
    const payouts = payoutsOf(events.toReversed()).map(({ begunAt, endedAt, ...payout }) => ({
      ...payout,
      begun_at: begunAt,
      ended_at: endedAt,
    }));
    const actions = actionsOf(state, staffId);
    return { ...refund, ...who, payment, payouts, effect, history, second_person, actions, balance };
  }
}
