import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/index.js';
import type { PaymentReport } from '../payment.js';
import type {
  PaymentProvider,
  PaymentRequest,
  RefundReport,
  RefundRequest,
  WebhookRequest,
} from '../payment-provider.js';
import { SandboxPayments, type SandboxStatus } from './sandbox-payments.js';
import { SandboxRefunds, type SandboxRefund } from './sandbox-refunds.js';
import { SandboxSignature } from './sandbox-signature.js';

const STATUS: Record<SandboxStatus, PaymentReport['status']> = {
  open: 'pending',
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** A payment company of our own, so that the product can be tried, shown and tested without one. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly enabled: boolean;

  constructor(
    private readonly payments: SandboxPayments,
    private readonly refunds: SandboxRefunds,
    private readonly signature: SandboxSignature,
    config: Config,
  ) {
    this.enabled = config.sandboxPayments;
  }

  async createPayment(request: PaymentRequest): Promise<{ reference: string; payUrl: string }> {
    const { reference } = await this.payments.create(request);
    return { reference, payUrl: new URL(`/api/sandbox/pay/${reference}`, request.returnUrl).href };
  }

  async fetchPayment(reference: string): Promise<(PaymentReport & { paymentId: string }) | null> {
    const found = await this.payments.find(reference);
    if (!found) return null;
    const { payment_id: paymentId, status, amount, currency } = found;
    return { reference, paymentId, status: STATUS[status], paid: { amount, currency } };
  }

  verifyWebhook({ headers, body }: WebhookRequest): string | null {
    if (!this.signature.isGenuine(headers, body)) return null;
    const { reference } = body as { reference?: unknown };
    return typeof reference === 'string' ? reference : null;
  }

  async createRefund(request: RefundRequest): Promise<RefundReport> {
    const made = await this.refunds.create(request);
    if (!made) throw new Error(`the sandbox has no payment ${request.reference}`);
    return toReport(made);
  }

  async fetchRefund(refundId: string): Promise<RefundReport | null> {
    const found = await this.refunds.find(refundId);
    return found ? toReport(found) : null;
  }
}

const toReport = ({ reference, status, message }: SandboxRefund): RefundReport => ({
  reference,
  status: status === 'paid' ? 'completed' : status,
  message,
});
