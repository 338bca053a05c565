import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, type Query } from '../../../kernel/index.js';
import type { RefundRequest } from '../payment-provider.js';
import type { SandboxPayment } from './sandbox-payments.js';

export type SandboxRefundStatus = 'paid' | 'pending' | 'failed';

export interface SandboxRefund {
  reference: string;
  refund_id: string;
  status: SandboxRefundStatus;
  message: string | null;
}

/** The refunds in the books of the sandbox payment company. */
@Injectable()
export class SandboxRefunds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  find(refundId: string): Promise<SandboxRefund | undefined> {
    return this.database.one<SandboxRefund>('SELECT * FROM sandbox.refunds WHERE refund_id = $1', [refundId]);
  }

  /** What was asked back from one instant to before another and not refused, the first first. */
  madeBetween(company: string, from: Date, before: Date) {
    return this.database.query<SandboxRefund & { payment: string; amount: number; currency: string }>(
      `SELECT refunds.* FROM sandbox.refunds JOIN sandbox.payments ON payments.reference = refunds.payment
        WHERE payments.company = $1 AND refunds.created_at >= $2 AND refunds.created_at < $3
          AND refunds.status <> 'failed'
        ORDER BY refunds.created_at, refunds.reference`,
      [company, from, before],
    );
  }

  /** Asked again for the same refund, it answers with the one it has. Undefined: no such payment. */
  create({ refundId, reference, amount }: RefundRequest): Promise<SandboxRefund | undefined> {
    return this.database.transaction(async (query) => {
      // Refunds of one payment come one after the other, so that two cannot share the same money.
      const [payment] = await query<SandboxPayment>('SELECT * FROM sandbox.payments WHERE reference = $1 FOR UPDATE', [
        reference,
      ]);
      if (!payment) return undefined;
      const message = await refusal(query, payment, { refundId, amount });
      const status = message ? 'failed' : payment.refunds;
      await query(
        `INSERT INTO sandbox.refunds (reference, refund_id, payment, amount, currency, status, message, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (refund_id) DO NOTHING`,
        [
          `re_${randomBytes(12).toString('hex')}`,
          refundId,
          reference,
          amount.amount,
          amount.currency,
          status,
          status === 'failed' ? (message ?? 'Refused by the bank') : null,
          this.clock.now(),
        ],
      );
      const [made] = await query<SandboxRefund>('SELECT * FROM sandbox.refunds WHERE refund_id = $1', [refundId]);
      return made!;
    });
  }

  /** How refunds of this payment end from now on, and those that wait. */
  async choose(payment: string, outcome: SandboxRefundStatus): Promise<void> {
    await this.database.transaction(async (query) => {
      await query('UPDATE sandbox.payments SET refunds = $2 WHERE reference = $1', [payment, outcome]);
      await query(
        `UPDATE sandbox.refunds SET status = $2, message = CASE WHEN $2 = 'failed' THEN 'Refused by the bank' END
          WHERE payment = $1 AND status = 'pending'`,
        [payment, outcome],
      );
    });
  }
}

/** Why the company does not pay back, in its own words. */
async function refusal(
  query: Query,
  { reference, status, amount: paid, currency }: SandboxPayment,
  { refundId, amount }: Pick<RefundRequest, 'refundId' | 'amount'>,
): Promise<string | undefined> {
  if (status !== 'paid') return 'The payment is not paid';
  if (amount.currency !== currency) return 'The payment was made in another currency';
  const [before] = await query<{ sum: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM sandbox.refunds
      WHERE payment = $1 AND status <> 'failed' AND refund_id <> $2`,
    [reference, refundId],
  );
  return before!.sum + amount.amount > paid ? 'More than was paid' : undefined;
}
