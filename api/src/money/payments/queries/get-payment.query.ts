import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Id, Instant, MoneySchema, Nullable, Store } from '../../../kernel/index.js';
import { canBeRetried, isReturnedMismatch, paymentOf } from '../payment.js';
import { payableUntil } from '../payment-methods.js';
import { PaymentProviders } from '../payment-providers.js';
import { paymentNotFound } from '../payments.errors.js';

export const PaymentView = Type.Object({
  payment_id: Id,
  status: Type.Enum(['pending', 'completed', 'failed', 'cancelled', 'declined', 'returned']),
  credits: Type.Integer(),
  package: Type.String(),
  price: MoneySchema,
  discount: Nullable(Type.Object({ code: Type.String(), value_percentage: Type.Integer(), off: MoneySchema })),
  payment_method: Type.String(),
  transaction_costs: MoneySchema,
  other_provider: Type.Boolean({
    description: 'It could not be paid, and another payment company takes the same method: order with `retry_of`',
  }),
  money_back: Nullable(
    Type.Object({
      amount: MoneySchema,
      why: Type.Enum(['discount', 'amount'], {
        description: '`discount`: it was used or had run out; `amount`: another one came than was asked for',
      }),
    }),
    { description: 'What came and goes back, or has gone back' },
  ),
  created_at: Instant,
  payable_until: Nullable(Instant, { description: 'A bank transfer that waits for its money; null otherwise' }),
});
export type PaymentView = Static<typeof PaymentView>;

export class GetPayment extends Query<PaymentView> {
  constructor(readonly input: { paymentId: string; memberId: string }) {
    super();
  }
}

/** Another member's payment gives the same answer as one that does not exist (MNY-11). */
@QueryHandler(GetPayment)
export class GetPaymentHandler implements IQueryHandler<GetPayment> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
  ) {}

  async execute({ input: { paymentId, memberId } }: GetPayment): Promise<PaymentView> {
    const payment = await this.store.readFresh(paymentOf(paymentId));
    const { order, status, owed } = payment;
    if (!order || status === 'none' || order.memberId !== memberId) throw paymentNotFound({});
    return {
      payment_id: paymentId,
      status,
      credits: order.credits,
      package: order.package,
      price: order.price,
      discount: order.discount && {
        code: order.discount.code,
        value_percentage: order.discount.percentage,
        off: order.discount.off,
      },
      payment_method: order.method,
      transaction_costs: order.transactionCosts,
      other_provider: canBeRetried(status) && !!(await this.providers.alternativeTo(order.provider, order.method)),
      money_back: owed && { amount: owed, why: isReturnedMismatch(payment) ? 'amount' : 'discount' },
      created_at: order.placedAt,
      payable_until: status === 'pending' ? payableUntil(order) : null,
    };
  }
}
