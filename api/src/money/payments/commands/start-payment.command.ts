import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config, Log, Store } from '../../../kernel/index.js';
import { paymentOf, start, total } from '../payment.js';
import type { Order } from '../payment.events.js';
import type { PaymentProvider, PaymentRequest } from '../payment-provider.js';
import { PaymentProviders } from '../payment-providers.js';
import { paymentNotFound, paymentUnavailable } from '../payments.errors.js';

/** Answers with the address where the member pays. */
export class StartPayment extends Command<string> {
  constructor(readonly input: { paymentId: string }) {
    super();
  }
}

/**
 * Asks the provider for a payment. A reply that was lost is asked for again: the provider knows our id and answers with
 * the payment it has made. Run by the request that places the order and by a durable job, whichever comes through.
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
        tx.decide(payment, (state) => start(state, { ...started, at: tx.now.toISOString() }));
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

/** The member goes back to where they came from; notices come to the site itself, whose address outlives every brand. */
const toRequest = (paymentId: string, order: Order, site: string): PaymentRequest => ({
  paymentId,
  amount: total(order),
  method: order.method,
  bank: order.bank,
  description: `${order.credits} credits`,
  returnUrl: `${order.origin}/credits/result/${paymentId}`,
  webhookUrl: `${site}/api/webhooks/${order.provider}`,
});
