import { Injectable } from '@nestjs/common';
import { Database, Store } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import { paymentOf } from './payment.js';
import type { PaymentRow } from './projections/payments.projection.js';

/** A payment as our books have it. */
export interface SettledPayment {
  paymentId: string;
  reference: string;
  /** The money has arrived, whether it was credited or is being refunded. */
  settled: boolean;
  /** The amounts that may have been paid: the amount asked, or a different one that staff reviewed. */
  amounts: Money[];
  returned: boolean;
}

type Row = Pick<
  PaymentRow,
  'payment_id' | 'status' | 'amount' | 'currency' | 'mismatch_amount' | 'mismatch_currency'
> & { reference: string };

/** What payments brought in a period, in minor units of one currency. */
export interface Takings {
  currency: string;
  count: number;
  paid: number;
  /** The part that credits were given for: at most what was asked. */
  worth: number;
}

/** Our books of the money that moved at a payment company, for reconciliation. */
@Injectable()
export class SettledPayments {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
  ) {}

  /** Payments settled with `from` <= instant < `before`, plus the payments named by reference. */
  async of(
    provider: string,
    { from, before, references }: { from: Date; before: Date; references: string[] },
  ): Promise<(SettledPayment & { inTime: boolean })[]> {
    const rows = await this.database.query<Row & { in_time: boolean }>(
      `SELECT payment_id, reference, status, amount, currency, mismatch_amount, mismatch_currency,
              coalesce(settled_at >= $2 AND settled_at < $3 AND status IN ('completed', 'declined'), false) AS in_time
         FROM read.payments
        WHERE provider = $1 AND reference IS NOT NULL
          AND (reference = ANY ($4) OR (settled_at >= $2 AND settled_at < $3))`,
      [provider, from, before, references],
    );
    return rows.map((row) => ({ ...toSettled(row), inTime: row.in_time }));
  }

  /** How many payments of the member were completed, and how many of their charge-backs stand. */
  async historyOf(memberId: string): Promise<{ completed: number; chargeBacks: number }> {
    const [row] = await this.database.prepared<{ completed: number; charge_backs: number }>(
      'payment-history',
      `SELECT count(*) FILTER (WHERE status = 'completed')::integer AS completed,
              coalesce(sum(chargebacks), 0)::integer AS charge_backs
         FROM read.payments WHERE member_id = $1`,
      [memberId],
    );
    return { completed: row!.completed, chargeBacks: row!.charge_backs };
  }

  /** What the payments brought that were completed with `from` <= instant < `before`, by currency (ADM-04). */
  takings({ from, before }: { from: Date; before: Date }): Promise<Takings[]> {
    return this.database.query<Takings>(
      `SELECT paid_currency AS currency, count(*)::integer AS count, sum(paid)::bigint AS paid,
              sum(CASE WHEN paid_currency = currency THEN least(paid, amount) ELSE paid END)::bigint AS worth
         FROM read.payments
        WHERE status = 'completed' AND settled_at >= $1 AND settled_at < $2
        GROUP BY paid_currency ORDER BY paid_currency`,
      [from, before],
    );
  }

  /** The company that took a payment, and its id there. */
  async named(paymentId: string): Promise<{ provider: string; reference: string } | null> {
    const { order, reference } = await this.store.readFresh(paymentOf(paymentId));
    return order && reference ? { provider: order.provider, reference } : null;
  }

  /** Charge-backs of a payment that are not reversed, by the company's id of each. */
  async chargedBack(paymentId: string): Promise<ReadonlyMap<string, Money>> {
    const { chargebacks } = await this.store.readFresh(paymentOf(paymentId));
    return new Map(
      Object.entries(chargebacks).map(([id, { amount, reversed }]) => [
        id,
        reversed ? { ...amount, amount: 0 } : amount,
      ]),
    );
  }

  /** Payments with a charge-back that we recorded with `from` <= instant < `before`. */
  chargedBackBetween(provider: string, from: Date, before: Date): Promise<{ paymentId: string; reference: string }[]> {
    return this.database.query(
      `SELECT payment_id AS "paymentId", reference FROM read.payments
        WHERE provider = $1 AND charged_back_at >= $2 AND charged_back_at < $3`,
      [provider, from, before],
    );
  }

  /** A surplus that came with an extra payment at the company. */
  async surplus(paymentId: string, reference: string): Promise<{ paid: Money; returned: boolean } | null> {
    return (await this.store.readFresh(paymentOf(paymentId))).surplus[reference] ?? null;
  }
}

const toSettled = (row: Row): SettledPayment => ({
  paymentId: row.payment_id,
  reference: row.reference,
  settled: ['completed', 'declined', 'returned'].includes(row.status),
  amounts: [
    { amount: row.amount, currency: row.currency },
    ...(row.mismatch_amount === null ? [] : [{ amount: row.mismatch_amount, currency: row.mismatch_currency! }]),
  ],
  returned: row.status === 'declined' || row.status === 'returned',
});
