import type { Event } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';

export const DIFFERENCES = [
  'unknown_payment',
  'unsettled_payment',
  'payment_amount',
  'missing_payment',
  'unknown_refund',
  'unapproved_refund',
  'refund_amount',
  'missing_refund',
  'unknown_charge_back',
  'charge_back_amount',
  'missing_charge_back',
] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];

/** One disagreement between the provider's books and ours. */
export interface Difference {
  kind: DifferenceKind;
  /** The provider's id of the payment, refund or charge-back; null: it has none. */
  reference: string | null;
  paymentId: string | null;
  refundId: string | null;
  theirs: Money | null;
  ours: Money | null;
}

/** `totals`: payments, refunds and charge-backs at the provider. */
export interface Reconciled {
  provider: string;
  day: string;
  payments: { count: number; totals: Money[] };
  refunds: { count: number; totals: Money[] };
  chargebacks: { count: number; totals: Money[] };
  /** Number of paid payments that we had missed and that this comparison settled. */
  settled: number;
  differences: Difference[];
  /** Number of differences beyond those listed. */
  more: number;
  reconciledAt: string;
}

interface Asked {
  provider: string;
  day: string;
}

/** Staff requested another comparison of a day. */
export type ReconciliationRequested = Event<'ReconciliationRequested', Asked & { requestedAt: string }>;
export type DayReconciled = Event<'DayReconciled', Reconciled>;
/** The provider did not answer; the job will retry. */
export type ReconciliationFailed = Event<'ReconciliationFailed', Asked & { failedAt: string }>;

export type ReconciliationEvent = ReconciliationRequested | DayReconciled | ReconciliationFailed;
