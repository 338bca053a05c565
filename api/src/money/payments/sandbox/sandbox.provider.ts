import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/index.js';
import { PAYMENT_METHODS } from '../payment-methods.js';
import type { PaymentReport } from '../payment.js';
import type {
  Movement,
  PaymentCompany,
  PaymentRequest,
  RefundReport,
  RefundRequest,
  WebhookRequest,
} from '../payment-provider.js';
import { SandboxChargebacks } from './sandbox-chargebacks.js';
import { SandboxPayments } from './sandbox-payments.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import type { SandboxRefund, SandboxStatus } from './sandbox.entities.js';
import { SandboxSignature } from './sandbox-signature.js';
import { SandboxSwitches } from './sandbox-switches.js';
import { SANDBOX_METHODS } from './switches-page.js';
import { wayOf } from './ways.js';

const STATUS: Record<SandboxStatus, PaymentReport['status']> = {
  open: 'pending',
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

const CARDS = ['creditcard', 'visa', 'mastercard', 'maestro', 'nexi', 'cartebancaire'];

/** A simulated payment company, so that the product can be tried, demonstrated and tested without a real one. */
@Injectable()
export class SandboxProvider implements PaymentCompany {
  readonly name: string = 'sandbox';
  readonly enabled: boolean;
  protected readonly takes: readonly string[] = SANDBOX_METHODS;

  constructor(
    private readonly payments: SandboxPayments,
    private readonly refunds: SandboxRefunds,
    private readonly chargebacks: SandboxChargebacks,
    private readonly signature: SandboxSignature,
    private readonly switches: SandboxSwitches,
    config: Config,
  ) {
    this.enabled = config.sandboxPayments;
  }

  async createPayment(request: PaymentRequest): Promise<{ reference: string; payUrl: string }> {
    const { reference } = await this.payments.create(request, this.name);
    if (await this.switches.isLost('payment_reply')) throw new Error('the reply of the sandbox was lost');
    return { reference, payUrl: new URL(`/api/sandbox/pay/${reference}`, request.returnUrl).href };
  }

  async fetchPayment(reference: string): Promise<(PaymentReport & { paymentId: string }) | null> {
    const found = await this.payments.find(reference);
    if (found?.company !== this.name) return null;
    const { paymentId, status, amount, currency, method } = found;
    const countries = PAYMENT_METHODS.find(({ id }) => id === method)?.countries;
    const taken = await this.chargebacks.of(reference);
    return {
      reference,
      paymentId,
      status: STATUS[status],
      paid: { amount, currency },
      payerCountry: countries?.length === 1 ? countries[0]! : null,
      chargebacks: taken.map((one) => ({
        id: one.reference,
        reversed: one.reversed,
        // A bank's reason comes with direct debits alone, and those never come this way.
        reason: null,
        amount: { amount: one.amount, currency: one.currency },
      })),
    };
  }

  async movements(from: Date, before: Date): Promise<Movement[]> {
    const [paid, back, taken] = await Promise.all([
      this.payments.paidBetween(this.name, from, before),
      this.refunds.madeBetween(this.name, from, before),
      this.chargebacks.takenBetween(this.name, from, before),
    ]);
    return [
      ...paid.map(({ reference, paymentId: ourId, amount, currency }) => ({
        kind: 'payment' as const,
        reference,
        ourId,
        payment: reference,
        amount: { amount, currency },
      })),
      ...back.map(({ reference, refundId: ourId, payment, amount, currency }) => ({
        kind: 'refund' as const,
        reference,
        ourId,
        payment,
        amount: { amount, currency },
      })),
      ...taken.map(({ reference, payment, amount, currency, reversed }) => ({
        kind: 'charge_back' as const,
        reference,
        ourId: null,
        payment,
        amount: { amount: reversed ? 0 : amount, currency },
      })),
    ];
  }

  verifyWebhook({ headers, body }: WebhookRequest): string | null {
    if (!this.signature.isGenuine(headers, body)) return null;
    const { reference } = body as { reference?: unknown };
    return typeof reference === 'string' ? reference : null;
  }

  async createRefund(request: RefundRequest): Promise<RefundReport> {
    const made = await this.refunds.create(request);
    if (!made) throw new Error(`the sandbox has no payment ${request.reference}`);
    if (await this.switches.isLost('refund_reply')) throw new Error('the reply of the sandbox was lost');
    return toReport(made);
  }

  async methods(): Promise<string[]> {
    const { without } = await this.switches.all();
    return this.takes.filter((method) => !without.includes(method));
  }

  /** As at real companies, the brand of a card is seen from its number. */
  nameOf(method: string): string {
    return CARDS.includes(method) ? 'creditcard' : method;
  }

  async fetchRefund(refundId: string): Promise<RefundReport | null> {
    const found = await this.refunds.find(refundId);
    return found ? toReport(found) : null;
  }
}

/** The alternative company after the first has refused a card (MNY-03). It accepts cards only. */
@Injectable()
export class SandboxCards extends SandboxProvider {
  override readonly name = 'sandbox-cards';
  protected override readonly takes = SANDBOX_METHODS.filter((method) => wayOf(method) === 'card');
}

const toReport = ({ reference, status, message }: SandboxRefund): RefundReport => ({
  reference,
  status: status === 'paid' ? 'completed' : status,
  message,
});
