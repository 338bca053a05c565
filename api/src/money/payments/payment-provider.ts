import type { Money } from '../../ground/settings/index.js';
import type { PaymentReport } from './payment.js';

export interface PaymentRequest {
  /** Our id of the payment: the provider makes one payment for it however often it is asked. */
  paymentId: string;
  amount: Money;
  method: string;
  bank: string | null;
  description: string;
  /** Where the browser goes when the member is done at the provider. */
  returnUrl: string;
  webhookUrl: string;
}

export interface RefundRequest {
  /** Our id of the refund: the provider pays back once for it however often it is asked. */
  refundId: string;
  /** The provider's name for the payment. */
  reference: string;
  amount: Money;
}

/** `reference`: the provider's name for the refund; null where it refused to make one. `message`: its words, for staff. */
export type RefundReport =
  | { reference: string; status: 'pending' | 'completed'; message: string | null }
  | { reference: string | null; status: 'failed'; message: string | null };

export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/** Money that moved at the provider; of a charge-back that was reversed, nothing has in the end. */
export interface Movement {
  kind: 'payment' | 'refund' | 'charge_back';
  /** The provider's name for it. */
  reference: string;
  /** What we gave along: the id of our payment or of a try at a refund; null: it is none of ours, or a bank's doing. */
  ourId: string | null;
  /** The provider's name for the payment: of the others, the one that is paid or taken back. */
  payment: string;
  amount: Money;
}

/** A company that takes payments. Nothing outside an adapter knows one. */
export interface PaymentProvider {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<{ reference: string; payUrl: string }>;
  /** What has become of a payment, and which of ours it is; null when the provider knows of none. */
  fetchPayment(reference: string): Promise<(PaymentReport & { paymentId: string }) | null>;
  /**
   * Which payment a webhook is about; null when it is not the provider's. Nothing else of it is believed: what has
   * happened is asked of the provider.
   */
  verifyWebhook(request: WebhookRequest): string | null;
  /** Which of our methods it takes now; null when it has not said. */
  methods(): Promise<readonly string[] | null>;
  /** Pays money back the way it came. */
  createRefund(request: RefundRequest): Promise<RefundReport>;
  /** What has become of a refund, by our id and the provider's name for the payment; null when it knows of none. */
  fetchRefund(refundId: string, reference: string): Promise<RefundReport | null>;
}

/** A payment company that keeps books of its own. What the site collects itself stands in ours alone. */
export interface PaymentCompany extends PaymentProvider {
  /** What was paid, paid back and taken back, from one instant to before another; refunds that failed are left out. */
  movements(from: Date, before: Date): Promise<Movement[]>;
}
