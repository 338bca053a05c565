import type { Money } from '../../ground/settings/domain.js';
import type { PaymentReport } from './payment.js';

export interface PaymentRequest {
  /** Our payment id, used as the idempotency key: the provider makes one payment for it, however often we ask. */
  paymentId: string;
  amount: Money;
  method: string;
  /** The last instant at which it can be paid; null: the company decides. */
  payableUntil: string | null;
  description: string;
  /** Where the browser returns to when the member has finished at the provider. */
  returnUrl: string;
  webhookUrl: string;
}

export interface RefundRequest {
  /** Our refund id, used as the idempotency key: the provider pays back once for it, however often we ask. */
  refundId: string;
  /** The provider's id of the payment. */
  reference: string;
  amount: Money;
}

/** `reference`: the provider's id of the refund, null if it refused to create one. `message`: its words, for staff. */
export type RefundReport =
  | { reference: string; status: 'pending' | 'completed'; message: string | null }
  | { reference: string | null; status: 'failed'; message: string | null };

export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/** Money that moved at the provider. A charge-back that was reversed is not listed, since its net effect is zero. */
export interface Movement {
  kind: 'payment' | 'refund' | 'charge_back';
  /** The provider's id of this movement. */
  reference: string;
  /** Our id that we sent with it: a payment or a refund attempt. Null: not ours, or initiated by a bank. */
  ourId: string | null;
  /** The provider's id of the payment; for refunds and charge-backs, of the payment they reduce. */
  payment: string;
  amount: Money;
}

/** A company that takes payments. Code outside an adapter depends on this interface alone. */
export interface PaymentProvider {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<{ reference: string; payUrl: string }>;
  /** The current state of a payment and our id of it; null if the provider does not know it. */
  fetchPayment(reference: string): Promise<(PaymentReport & { paymentId: string }) | null>;
  /**
   * The provider's id of the payment a webhook is about; null if the webhook is not from this provider. Nothing else in
   * a webhook is trusted: the payment's state is always fetched from the provider.
   */
  verifyWebhook(request: WebhookRequest): string | null;
  /** Those of our methods that it accepts now; null if it has not told us. */
  methods(): Promise<readonly string[] | null>;
  /** What it calls one of our methods: for two of the same name, its page asks the same questions. */
  nameOf(method: string): string;
  /** Refunds money by the method it was paid with. */
  createRefund(request: RefundRequest): Promise<RefundReport>;
  /** The current state of a refund, by our refund id and the provider's payment id; null if it does not know it. */
  fetchRefund(refundId: string, reference: string): Promise<RefundReport | null>;
}

/** A payment company with its own books. What the site collects itself appears in our books only. */
export interface PaymentCompany extends PaymentProvider {
  /** Payments, refunds and charge-backs with `from` <= instant < `before`, without failed refunds. */
  movements(from: Date, before: Date): Promise<Movement[]>;
}
