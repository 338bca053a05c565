interface StateOfRefund {
  /** The status members see: neither the second approval nor a failed attempt concerns them. */
  shown: 'requested' | 'approved' | 'refused' | 'paid_out';
  /** Staff or a charge-back may still refuse it. A refund that is being paid out ends by itself. */
  refusable: boolean;
  /** It was decided that the money goes back. */
  approved: boolean;
}

/**
 * Every state of a refund (MNY-08, ADM-04). `confirming`: approved by one person, awaiting confirmation by a second.
 */
export const REFUND_STATES = {
  requested: { shown: 'requested', refusable: true, approved: false },
  confirming: { shown: 'requested', refusable: true, approved: false },
  approved: { shown: 'approved', refusable: false, approved: true },
  refused: { shown: 'refused', refusable: false, approved: false },
  paid_out: { shown: 'paid_out', refusable: false, approved: true },
  payout_failed: { shown: 'approved', refusable: true, approved: true },
} as const satisfies Record<string, StateOfRefund>;

export type RefundStatus = keyof typeof REFUND_STATES;
export type ShownRefundStatus = StateOfRefund['shown'];

export const REFUND_STATUSES = Object.keys(REFUND_STATES) as RefundStatus[];

/** What waits for staff. */
export const TO_DO: readonly RefundStatus[] = ['requested', 'confirming', 'payout_failed'];

/** Final: it was paid out or refused. */
export const isOver = (status: RefundStatus): boolean => status === 'paid_out' || status === 'refused';
