import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, MoneySchema, Store } from '../../../kernel/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { packagesFor, Settings } from '../../../ground/settings/index.js';
import { methodChoices, offeredMethods, worksOn, type Device } from '../payment-methods.js';
import { PaymentProviders } from '../payment-providers.js';

export const PaymentMethodList = Type.Object({
  methods: Type.Array(
    Type.Object({
      id: Type.String(),
      transaction_costs: MoneySchema,
      same: Type.Array(Type.String(), {
        description: 'Methods that lead to the same page as this one, at the same costs',
      }),
    }),
  ),
});
export type PaymentMethodList = Static<typeof PaymentMethodList>;

export class ListPaymentMethods extends Query<PaymentMethodList> {
  constructor(readonly input: { memberId: string; host: string; device: Device }) {
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

  async execute({ input: { memberId, host, device } }: ListPaymentMethods): Promise<PaymentMethodList> {
    const taken = await this.providers.current?.methods();
    const settings = this.settings.at(host);
    // Read fresh: methods, costs and currency depend on the country, and the order uses the current one.
    const { country } = await this.store.readFresh(profileOf(memberId));
    const currency = packagesFor(settings, country)[0]!.price.currency;
    const offered = offeredMethods(settings.paymentMethods, { country, now: this.clock.now(), taken });
    const payable = offered.filter((method) => worksOn(method, device) && this.providers.forMethod(method.id));
    const choices = methodChoices(payable, { country, currency, nameOf: this.providers.nameOf });
    return { methods: choices.map(({ id, costs, same }) => ({ id, transaction_costs: costs, same })) };
  }
}
