import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { Credits } from '../../credits/index.js';
import { Store } from '../../../kernel/index.js';
import { paymentOf, SettledPayments } from '../../payments/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import type { ConsoleRefundDetail } from '../console-refund.js';
import { PaidOutRefunds } from '../paid-out-refunds.js';
import { actionsOf, needsSecond, payoutsOf, refundOf } from '../refund.js';
import { isOver } from '../refund-status.values.js';
import { refundNotFound } from '../refunds.errors.js';
import { RefundsList } from '../refunds.list.js';

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
    const [state, events, { order, reference }, member, standing, bought, names, paid, others] = await Promise.all([
      this.store.readFresh(ref),
      this.store.history(ref, { limit: MAX_EVENTS }),
      this.store.readFresh(paymentOf(payment_id)),
      this.store.readFresh(memberOf(member_id)),
      this.credits.standing(member_id),
      this.credits.bought(member_id),
      this.staff.namesOf([begun_by, approved_by, decided_by]),
      this.payments.historyOf(member_id),
      this.paidOut.othersOf(member_id, refundId),
    ]);
    const { balance, debt } = standing;
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
