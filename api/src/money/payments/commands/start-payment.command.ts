import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config, Log, Store } from '../../../kernel/index.js';
import { paymentOf, start, total } from '../payment.js';
import type { Order } from '../payment.events.js';
import type { PaymentProvider, PaymentRequest } from '../payment-provider.js';
import { payableUntil } from '../payment-methods.js';
import { PaymentProviders } from '../payment-providers.js';
import { paymentNotFound, paymentUnavailable } from '../payments.errors.js';

/** Returns the address of the pay page. */
export class StartPayment extends Command<string> {
  constructor(readonly input: { paymentId: string }) {
    super();
  }
}

/**
 * Creates the payment at the provider. After a lost reply the call is repeated: the provider recognises our id and
 * answers with the payment it already made. Both the request that places the order and a durable job run this; the
 * first to succeed is recorded.
 */
@CommandHandler(StartPayment)
export class StartPaymentHandler implements ICommandHandler<StartPayment> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
    private readonly log: Log,
    private readonly config: Config,
  ) {}

  async execute({ input: { paymentId } }: StartPayment): Promise<string> {
    const payment = paymentOf(paymentId);
    const { order, payUrl } = await this.store.readFresh(payment);
    if (!order) throw paymentNotFound({});
    if (payUrl) return payUrl;
    const provider = this.providers.named(order.provider);
    if (!provider) throw paymentUnavailable({});
    const started = await this.ask(provider, toRequest(paymentId, order, this.config.origin));
    const stored = await this.store.transact(
      { actor: 'system', key: `start-${paymentId}`, request: { paymentId }, writes: [payment] },
      (tx) => {
        tx.decide(payment, (state) => start(state, { ...started, at: tx.at }));
        return { payUrl: tx.state(payment).payUrl ?? started.payUrl };
      },
    );
    return stored.payUrl;
  }

  private async ask(provider: PaymentProvider, request: PaymentRequest) {
    try {
      return await provider.createPayment(request);
    } catch (error) {
      this.log.error(
        'payment provider did not answer',
        { provider: provider.name, paymentId: request.paymentId },
        error,
      );
      throw paymentUnavailable({});
    }
  }
}

/** The member returns to the site they came from; webhooks go to the main site, whose address outlives every brand. */
const toRequest = (paymentId: string, order: Order, site: string): PaymentRequest => ({
  paymentId,
  amount: total(order),
  method: order.method,
  payableUntil: payableUntil(order),
  description: `${order.credits} credits`,
  returnUrl: `${order.origin}/credits/result/${paymentId}`,
  webhookUrl: `${site}/api/webhooks/${order.provider}`,
});
