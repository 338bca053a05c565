import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { v7 as uuidv7 } from 'uuid';
import { memberOf, requireActive } from '../../accounts/index.js';
import { Store } from '../../kernel/index.js';
import { profileOf } from '../../profiles/index.js';
import { Settings } from '../../settings/index.js';
import { orderOf } from '../order.js';
import { paymentOf, placeOrder } from '../payment.js';
import { PaymentProviders } from '../payment-providers.js';
import { paymentUnavailable } from '../payments.errors.js';
import { StartPayment } from './start-payment.command.js';

const id = Type.String({ minLength: 1, maxLength: 40 });
export const PlaceOrderBody = Type.Object(
  { package: id, payment_method: id, bank: Type.Optional(Type.Union([id, Type.Null()])) },
  { additionalProperties: false },
);
export const PlacedOrder = Type.Object({ payment_id: Type.String({ format: 'uuid' }), pay_url: Type.String() });
export type PlacedOrder = Static<typeof PlacedOrder>;

export class PlaceOrder extends Command<PlacedOrder> {
  constructor(
    readonly memberId: string,
    readonly input: Static<typeof PlaceOrderBody>,
    readonly origin: string,
    readonly key: string,
  ) {
    super();
  }
}

/** The price is the server's, at this moment. The payment is begun at once: the member waits for where to pay. */
@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly providers: PaymentProviders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ memberId, input, origin, key }: PlaceOrder): Promise<PlacedOrder> {
    const provider = this.providers.current;
    if (!provider) throw paymentUnavailable({});
    const payment = paymentOf(uuidv7());
    const { paymentId } = await this.store.transact(
      {
        actor: memberId,
        key,
        request: { order: input },
        reads: [memberOf(memberId), profileOf(memberId)],
        writes: [payment],
      },
      (tx) => {
        requireActive(tx.state(memberOf(memberId)));
        const { country } = tx.state(profileOf(memberId));
        const order = orderOf(input, this.settings.current(), { country, now: tx.now });
        const placedAt = tx.now.toISOString();
        tx.decide(payment, (state) =>
          placeOrder(state, { ...order, memberId, provider: provider.name, origin, placedAt }),
        );
        return { paymentId: payment.id };
      },
    );
    const payUrl = await this.commands.execute(new StartPayment(paymentId));
    return { payment_id: paymentId, pay_url: payUrl };
  }
}
