import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import type { PaymentStatus } from './payment.js';
import { payableUntil } from './payment-methods.js';
import type { PaymentRow } from './projections/payments.projection.js';

/** An order that has brought no credits: it waits, failed, was cancelled, or its money goes or went back. */
export interface UncreditedPayment {
  paymentId: string;
  status: Exclude<PaymentStatus, 'none' | 'completed'>;
  /** Price and transaction costs together. */
  amount: Money;
  method: string;
  placedAt: string;
  /** The last instant at which a waiting bank transfer can be paid; null for everything else. */
  payableUntil: string | null;
}

type Row = Pick<PaymentRow, 'payment_id' | 'amount' | 'currency' | 'method' | 'placed_at'> &
  Pick<UncreditedPayment, 'status'>;

const BATCH = 100;

/** A member's payments that are not movements of the wallet, for their statement (MNY-05). */
@Injectable()
export class UncreditedPayments {
  constructor(private readonly database: Database) {}

  /** Newest first, those older than `before`; of one instant the greater id first. */
  async *of(
    memberId: string,
    before: { placedAt: string; paymentId: string } | null,
  ): AsyncGenerator<UncreditedPayment> {
    let start = before;
    for (;;) {
      const rows: Row[] = await this.database.query<Row>(
        `SELECT payment_id, status, amount, currency, method, placed_at FROM read.payments
          WHERE member_id = $1 AND status <> 'completed'
            AND ($2::timestamptz IS NULL OR (placed_at, payment_id) < ($2, $3::uuid))
          ORDER BY placed_at DESC, payment_id DESC LIMIT ${BATCH}`,
        [memberId, start?.placedAt ?? null, start?.paymentId ?? null],
      );
      yield* rows.map(toPayment);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      start = { placedAt: last.placed_at.toISOString(), paymentId: last.payment_id };
    }
  }

  /** When the first of a member's orders was placed, credited or not; null without any. */
  async since(memberId: string): Promise<string | null> {
    const row = await this.database.one<{ first: Date | null }>(
      'SELECT min(placed_at) AS first FROM read.payments WHERE member_id = $1',
      [memberId],
    );
    return row?.first?.toISOString() ?? null;
  }
}

function toPayment({ payment_id, status, amount, currency, method, placed_at }: Row): UncreditedPayment {
  const placedAt = placed_at.toISOString();
  return {
    paymentId: payment_id,
    status,
    amount: { amount, currency },
    method,
    placedAt,
    payableUntil: status === 'pending' ? payableUntil({ method, placedAt }) : null,
  };
}
