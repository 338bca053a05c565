import type { Event } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';

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

/** Where the provider's books and ours do not say the same. */
export interface Difference {
  kind: DifferenceKind;
  /** The provider's name for the payment, refund or charge-back; null: it has none. */
  reference: string | null;
  paymentId: string | null;
  refundId: string | null;
  theirs: Money | null;
  ours: Money | null;
}

/** `totals`: what was paid, paid back and taken back by banks at the provider. */
export interface Reconciled {
  provider: string;
  day: string;
  payments: { count: number; totals: Money[] };
  refunds: { count: number; totals: Money[] };
  chargebacks: { count: number; totals: Money[] };
  /** Payments whose money had come without our knowing; asking settled them. */
  settled: number;
  differences: Difference[];
  /** How many differences there are beyond those that are listed. */
  more: number;
  reconciledAt: string;
}

interface Asked {
  provider: string;
  day: string;
}

/** Staff want a day compared anew. */
export type ReconciliationRequested = Event<'ReconciliationRequested', Asked & { requestedAt: string }>;
export type DayReconciled = Event<'DayReconciled', Reconciled>;
/** The provider did not tell; it is asked again. */
export type ReconciliationFailed = Event<'ReconciliationFailed', Asked & { failedAt: string }>;

export type ReconciliationEvent = ReconciliationRequested | DayReconciled | ReconciliationFailed;
