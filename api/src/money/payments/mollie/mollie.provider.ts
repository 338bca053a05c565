import {
  createMollieClient,
  MollieApiError,
  PaymentEmbed,
  type Chargeback as TheirChargeback,
  type MollieClient,
  type Refund,
} from '@mollie/api-client';
import type { Config, Log } from '../../../kernel/index.js';
import type { Chargeback, PaymentReport } from '../payment.js';
import type {
  Movement,
  PaymentCompany,
  PaymentRequest,
  RefundReport,
  RefundRequest,
  WebhookRequest,
} from '../payment-provider.js';
import { METHODS, payerCountry, PAYMENT_STATUS, REFUND_STATUS, toAmount, toMoney } from './mollie-terms.js';

const REFERENCE = /^tr_[A-Za-z0-9]{1,40}$/;
/** Timeout in milliseconds; the library itself has none. */
const PATIENCE = 10_000;
/** Timeout in milliseconds while a member waits for the list of payment methods. */
const SHORT_PATIENCE = 2_000;
const LATEST_PAID = 40 * 24 * 60 * 60_000;
const METHODS_HOLD = 10 * 60_000;

/**
 * Payments by Mollie. It forgets our idempotency keys after about an hour: a later retry makes a second payment for the
 * order, of which at most one is credited (decision 12). The bank is chosen on Mollie's page.
 */
export class MollieProvider implements PaymentCompany {
  readonly name = 'mollie';
  private readonly client: MollieClient;
  private taken: { methods: readonly string[] | null; until: number } = { methods: null, until: 0 };

  constructor(
    { apiKey, endpoint }: NonNullable<Config['mollie']>,
    private readonly log: Log,
  ) {
    this.client = createMollieClient({ apiKey, ...(endpoint && { apiEndpoint: endpoint }) });
  }

  async createPayment(request: PaymentRequest): Promise<{ reference: string; payUrl: string }> {
    const { paymentId, amount, method, payableUntil, description, returnUrl, webhookUrl } = request;
    const theirs = METHODS[method];
    const made = await inTime(
      this.client.payments.create({
        amount: toAmount(amount),
        description,
        redirectUrl: returnUrl,
        webhookUrl,
        metadata: { payment_id: paymentId },
        idempotencyKey: paymentId,
        ...(theirs && { method: theirs }),
        ...(payableUntil && { dueDate: payableUntil.slice(0, 10) }),
      }),
    );
    return { reference: made.id, payUrl: made.getCheckoutUrl() ?? returnUrl };
  }

  async fetchPayment(reference: string): Promise<(PaymentReport & { paymentId: string }) | null> {
    const found = await inTime(this.client.payments.get(reference, { embed: [PaymentEmbed.chargebacks] })).catch(
      nothing,
    );
    const paymentId = idIn(found?.metadata, 'payment_id');
    if (!found || !paymentId) return null;
    return {
      reference: found.id,
      paymentId,
      status: PAYMENT_STATUS[found.status],
      paid: toMoney(found.amount),
      payerCountry: payerCountry(found.details),
      chargebacks: (found._embedded?.chargebacks ?? []).map(toChargeback),
    };
  }

  /** Cached, because the methods are changed by hand in Mollie's dashboard. An old answer stands while it is down. */
  async methods(): Promise<readonly string[] | null> {
    if (performance.now() < this.taken.until) return this.taken.methods;
    try {
      const listed = await inTime(this.client.methods.list({ includeWallets: 'applepay' }), SHORT_PATIENCE);
      const theirs = new Set<string>(listed.map(({ id }) => id));
      const methods = Object.keys(METHODS).filter((ours) => theirs.has(METHODS[ours]!));
      this.taken = { methods, until: performance.now() + METHODS_HOLD };
    } catch (error) {
      this.log.error('could not fetch the payment methods of the provider', { provider: this.name }, error);
      this.taken = { ...this.taken, until: performance.now() + METHODS_HOLD / 10 };
    }
    return this.taken.methods;
  }

  nameOf(method: string): string {
    return METHODS[method] ?? method;
  }

  /** Mollie's webhooks are unsigned and contain only a payment id: anyone who sends one merely makes us ask Mollie. */
  verifyWebhook({ body }: WebhookRequest): string | null {
    const { id } = (body ?? {}) as { id?: unknown };
    return typeof id === 'string' && REFERENCE.test(id) ? id : null;
  }

  async createRefund({ refundId, reference, amount }: RefundRequest): Promise<RefundReport> {
    return inTime(
      this.client.paymentRefunds.create({
        paymentId: reference,
        amount: toAmount(amount),
        metadata: { refund_id: refundId },
        idempotencyKey: refundId,
      }),
    ).then(toReport, refused);
  }

  async fetchRefund(refundId: string, reference: string): Promise<RefundReport | null> {
    const found = await inTime(this.findRefund(refundId, reference));
    return found && toReport(found);
  }

  /** Mollie lists by creation date, newest first, but a bank transfer may be paid weeks after it was created. */
  async movements(from: Date, before: Date): Promise<Movement[]> {
    const found: Movement[] = [];
    const oldest = from.getTime() - LATEST_PAID;
    for await (const payment of this.client.payments.iterate()) {
      if (Date.parse(payment.createdAt) < oldest) break;
      if (!payment.paidAt || !isWithin(payment.paidAt, from, before)) continue;
      const { id: reference, metadata, amount } = payment;
      const ourId = idIn(metadata, 'payment_id');
      found.push({ kind: 'payment', reference, ourId, payment: reference, amount: toMoney(amount) });
    }
    for await (const refund of this.client.refunds.iterate()) {
      if (Date.parse(refund.createdAt) < from.getTime()) break;
      if (REFUND_STATUS[refund.status] === 'failed' || !isWithin(refund.createdAt, from, before)) continue;
      const { id: reference, paymentId: payment, metadata, amount } = refund;
      const ourId = idIn(metadata, 'refund_id');
      found.push({ kind: 'refund', reference, ourId, payment, amount: toMoney(amount) });
    }
    for await (const taken of this.client.chargebacks.iterate()) {
      if (Date.parse(taken.createdAt) < from.getTime()) break;
      if (!isWithin(taken.createdAt, from, before)) continue;
      const { id: reference, amount, reversed } = toChargeback(taken);
      const left = reversed ? { ...amount, amount: 0 } : amount;
      found.push({ kind: 'charge_back', reference, ourId: null, payment: taken.paymentId, amount: left });
    }
    return found;
  }

  private async findRefund(refundId: string, reference: string): Promise<Refund | null> {
    for await (const refund of this.client.paymentRefunds.iterate({ paymentId: reference })) {
      if (idIn(refund.metadata, 'refund_id') === refundId) return refund;
    }
    return null;
  }
}

const isWithin = (instant: string, from: Date, before: Date) =>
  Date.parse(instant) >= from.getTime() && Date.parse(instant) < before.getTime();

const toReport = ({ id, status }: Refund): RefundReport => {
  const ours = REFUND_STATUS[status];
  return { reference: id, status: ours, message: ours === 'failed' ? `Refund ${status}` : null };
};

type Disputed = Pick<TheirChargeback, 'id' | 'amount'> & Partial<Pick<TheirChargeback, 'reason' | 'reversedAt'>>;

/** A SEPA reason code such as AC04. Free text from the bank may be about the payer and is not kept (PRV-02). */
const REASON_CODE = /^[A-Z0-9]{4}$/;

/** Only direct debits have a bank's reason. `reversedAt` is set once the money is ours again. */
const toChargeback = ({ id, amount, reason, reversedAt }: Disputed): Chargeback => ({
  id,
  amount: toMoney(amount),
  reversed: Boolean(reversedAt),
  reason: reason && REASON_CODE.test(reason.code) ? reason.code : null,
});

/** Our id in the metadata; a payment that another shop made with the same account has none. */
function idIn(metadata: unknown, name: 'payment_id' | 'refund_id'): string | null {
  const id = (metadata as Record<string, unknown> | null | undefined)?.[name];
  return typeof id === 'string' ? id : null;
}

/** Mollie understood the request and will always refuse it, so no retry: finance reads its message and decides. */
function refused(error: unknown): RefundReport {
  if (error instanceof MollieApiError && error.statusCode === 422)
    return { reference: null, status: 'failed', message: error.message };
  throw error;
}

function nothing(error: unknown): null {
  if (error instanceof MollieApiError && error.statusCode === 404) return null;
  throw error;
}

async function inTime<A>(asked: Promise<A>, patience = PATIENCE): Promise<A> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Mollie did not answer in time')), patience);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
