interface Standing {
  /** What the member reads: how many of ours decide, and a try that failed, is ours to sort out. */
  shown: 'requested' | 'approved' | 'refused' | 'paid_out';
  /** Staff, or a charge-back, may still end it. One that is being paid out ends by itself. */
  refusable: boolean;
  /** It was decided that the money goes back. */
  approved: boolean;
}

/** Every state that a refund can be in (MNY-08, ADM-04). `confirming`: one person has approved it, a second one has to. */
export const REFUND_STATES = {
  requested: { shown: 'requested', refusable: true, approved: false },
  confirming: { shown: 'requested', refusable: true, approved: false },
  approved: { shown: 'approved', refusable: false, approved: true },
  refused: { shown: 'refused', refusable: false, approved: false },
  paid_out: { shown: 'paid_out', refusable: false, approved: true },
  payout_failed: { shown: 'approved', refusable: true, approved: true },
} as const satisfies Record<string, Standing>;

export type RefundStatus = keyof typeof REFUND_STATES;
export type ShownRefundStatus = Standing['shown'];

export const REFUND_STATUSES = Object.keys(REFUND_STATES) as RefundStatus[];

/** Nothing can become of it any more: it was paid out or refused. */
export const isOver = (status: RefundStatus): boolean => status === 'paid_out' || status === 'refused';
