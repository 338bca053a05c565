import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { v7 as uuidv7 } from 'uuid';
import { memberOf, requireActive } from '../../../members/accounts/index.js';
import {
  discountNotFound,
  discountOf,
  discountUse,
  normaliseCode,
  offerFor,
  reserveDiscount,
} from '../../discounts/index.js';
import { Id, invalidInput, isRefusal, Store } from '../../../kernel/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { priceChanged, Settings } from '../../../ground/settings/index.js';
import { orderOf, requireSeen } from '../order.js';
import { canBeRetried, paymentOf, placeOrder } from '../payment.js';
import { collectedByUs } from '../payment-methods.js';
import type { PaymentProvider } from '../payment-provider.js';
import { PaymentProviders } from '../payment-providers.js';
import { paymentNotFound } from '../payments.errors.js';
import { StartPayment } from './start-payment.command.js';
import type { PlaceOrderDto } from '../payments.dto.js';

export const PlacedOrder = Type.Object({ payment_id: Id, pay_url: Type.String() });
export type PlacedOrder = Static<typeof PlacedOrder>;

/** Of the two sentences beside the box; a new number with each change of what they mean. */
const IMMEDIATE_PERFORMANCE = 'immediate-performance-1';

export class PlaceOrder extends Command<PlacedOrder> {
  constructor(
    readonly input: {
      memberId: string;
      body: PlaceOrderDto;
      /** The site it is ordered on, the name in the address bar, and the country of the network it comes by. */
      from: { origin: string; host: string; country: string | null };
      key: string;
    },
  ) {
    super();
  }
}

/**
 * Price and discount are the server's, judged at this moment (MNY-07). The payment is begun at once: the member waits
 * for where to pay.
 */
@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly providers: PaymentProviders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ input }: PlaceOrder): Promise<PlacedOrder> {
    const provider = await this.providerFor(input.memberId, input.body);
    // Nobody takes it here, and that does not pass by waiting: it is not in the list of methods either.
    if (!provider) throw invalidInput([{ field: 'payment_method', code: 'not_offered' }]);
    const place = () => this.place(input, provider);
    const paymentId = await place().catch(async (error: unknown) => {
      if (!isRefusal(error) || error.code !== priceChanged.code) throw error;
      // Perhaps it is this process that knows an old price.
      await this.settings.refresh();
      return place();
    });
    const payUrl = await this.commands.execute(new StartPayment({ paymentId }));
    return { payment_id: paymentId, pay_url: payUrl };
  }

  private async place({ memberId, body, from, key }: PlaceOrder['input'], provider: PaymentProvider): Promise<string> {
    const taken = await provider.methods();
    const payment = paymentOf(uuidv7());
    const code = codeOf(body.discount_code);
    const { paymentId } = await this.store.transact(
      {
        actor: memberId,
        key,
        request: { order: body },
        reads: [memberOf(memberId), profileOf(memberId), ...(code ? [discountOf(code)] : [])],
        writes: [payment, ...(code ? [discountUse(code, memberId)] : [])],
      },
      (tx) => {
        const member = tx.state(memberOf(memberId));
        requireActive(member);
        const { country } = tx.state(profileOf(memberId));
        const { hasBought, signedUpAt, language } = member;
        const offer = code ? offerFor(tx, code, { memberId, country, hasBought, signedUpAt }) : null;
        const buyer = { country, networkCountry: from.country, now: tx.now, taken };
        const order = orderOf(body, this.settings.at(from.host), buyer, offer);
        requireSeen(order, body.seen);
        const placedAt = tx.now.toISOString();
        tx.decide(payment, (state) =>
          placeOrder(state, {
            ...{ ...order, memberId, provider: provider.name, origin: from.origin, placedAt },
            brand: this.settings.brandAt(from.host),
            immediatePerformance: { text: IMMEDIATE_PERFORMANCE, language },
          }),
        );
        if (code) reserveDiscount(tx, { code, memberId, paymentId: payment.id });
        return { paymentId: payment.id };
      },
    );
    return paymentId;
  }

  private async providerFor(memberId: string, { retry_of, payment_method }: PlaceOrderDto) {
    if (!retry_of || collectedByUs(payment_method)) return this.providers.forMethod(payment_method);
    const { order, status } = await this.store.readFresh(paymentOf(retry_of));
    if (order?.memberId !== memberId || !canBeRetried(status)) throw paymentNotFound({});
    return (await this.providers.alternativeTo(order.provider, payment_method)) ?? this.providers.current;
  }
}

function codeOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const code = normaliseCode(text);
  if (!code) throw discountNotFound({});
  return code;
}
