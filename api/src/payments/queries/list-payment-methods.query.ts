import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, Store } from '../../kernel/index.js';
import { profileOf } from '../../profiles/index.js';
import { MoneySchema, Settings } from '../../settings/index.js';
import { offeredMethods } from '../payment-methods.js';
import { PaymentProviders } from '../payment-providers.js';

export const PaymentMethodList = Type.Object({
  methods: Type.Array(
    Type.Object({
      id: Type.String(),
      transaction_costs: MoneySchema,
      banks: Type.Union([Type.Array(Type.Object({ id: Type.String(), name: Type.String() })), Type.Null()]),
    }),
  ),
});
export type PaymentMethodList = Static<typeof PaymentMethodList>;

export class ListPaymentMethods extends Query<PaymentMethodList> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(ListPaymentMethods)
export class ListPaymentMethodsHandler implements IQueryHandler<ListPaymentMethods> {
  constructor(
    private readonly settings: Settings,
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId }: ListPaymentMethods): Promise<PaymentMethodList> {
    if (!this.providers.current) return { methods: [] };
    const { paymentMethods, packages } = this.settings.current();
    const { country } = await this.store.read(profileOf(memberId));
    const currency = packages[0]?.price.currency ?? 'EUR';
    const methods = offeredMethods(paymentMethods, { country, now: this.clock.now() }).map(({ id, costs, banks }) => ({
      id,
      transaction_costs: { amount: costs, currency },
      banks: banks ? [...banks] : null,
    }));
    return { methods };
  }
}
