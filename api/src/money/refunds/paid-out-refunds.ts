import { Injectable } from '@nestjs/common';
import { Database, Store } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import type { RefundRow } from './projections/refunds.projection.js';
import { payoutId, refundOf } from './refund.js';
import { REFUND_STATES } from './refund-status.values.js';

export interface PaidOutRefund {
  refundId: string;
  paymentId: string;
  /** The provider's id of the refund. */
  reference: string | null;
  amount: Money;
  /** It was approved or has been paid out, so money may go back for it. */
  approved: boolean;
  paidOut: boolean;
}

type Row = Pick<RefundRow, 'refund_id' | 'payment_id' | 'provider_reference' | 'status' | 'amount' | 'currency'>;

/** Our books of what was refunded at a payment company, for reconciliation. */
@Injectable()
export class PaidOutRefunds {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
  ) {}

  /** The id of the current pay-out attempt. */
  async payoutOf(refundId: string): Promise<string> {
    return payoutId(refundId, (await this.store.readFresh(refundOf(refundId))).payout);
  }

  /** What became of the member's other refunds: how many were paid out, and how many refused. */
  async othersOf(memberId: string, refundId: string): Promise<{ paidOut: number; refused: number }> {
    const [row] = await this.database.prepared<{ paid_out: number; refused: number }>(
      'refund-history',
      `SELECT count(*) FILTER (WHERE status = 'paid_out')::integer AS paid_out,
              count(*) FILTER (WHERE status = 'refused')::integer AS refused
         FROM read.refunds WHERE member_id = $1 AND refund_id <> $2`,
      [memberId, refundId],
    );
    return { paidOut: row!.paid_out, refused: row!.refused };
  }

  /** What was paid out with `from` <= instant < `before`, by currency (ADM-04). */
  sums({ from, before }: { from: Date; before: Date }): Promise<{ currency: string; amount: number }[]> {
    return this.database.query(
      `SELECT currency, sum(amount)::bigint AS amount FROM read.refunds
        WHERE paid_out_at >= $1 AND paid_out_at < $2 GROUP BY currency ORDER BY currency`,
      [from, before],
    );
  }

  /** Refunds paid out with `from` <= instant < `before`, plus those named by id. */
  async of({ from, before, ids }: { from: Date; before: Date; ids: string[] }): Promise<PaidOutRefund[]> {
    const rows = await this.database.query<Row>(
      `SELECT refund_id, payment_id, provider_reference, status, amount, currency FROM read.refunds
        WHERE refund_id = ANY ($3::uuid[]) OR (paid_out_at >= $1 AND paid_out_at < $2)`,
      [from, before, ids],
    );
    return rows.map(({ status, amount, currency, ...row }) => ({
      refundId: row.refund_id,
      paymentId: row.payment_id,
      reference: row.provider_reference,
      amount: { amount, currency },
      approved: REFUND_STATES[status].approved,
      paidOut: status === 'paid_out',
    }));
  }
}
