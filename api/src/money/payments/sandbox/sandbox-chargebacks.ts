import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../../kernel/index.js';
import { SandboxPayments, type SandboxPayment } from './sandbox-payments.js';

export interface SandboxChargeback {
  reference: string;
  payment: string;
  amount: number;
  currency: string;
  reversed: boolean;
}

/** What the payer's bank can do: take all back that is left, or half of it, and give the newest back again. */
export type BankStep = 'all' | 'half' | 'reverse';

/** The charge-backs in the books of the sandbox payment company. */
@Injectable()
export class SandboxChargebacks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: SandboxPayments,
  ) {}

  of(payment: string): Promise<SandboxChargeback[]> {
    return this.database.query<SandboxChargeback>(
      'SELECT * FROM sandbox.chargebacks WHERE payment = $1 ORDER BY created_at, reference',
      [payment],
    );
  }

  /** What banks took from one instant to before another, the first first. */
  takenBetween(company: string, from: Date, before: Date): Promise<SandboxChargeback[]> {
    return this.database.query<SandboxChargeback>(
      `SELECT chargebacks.* FROM sandbox.chargebacks JOIN sandbox.payments ON payments.reference = chargebacks.payment
        WHERE payments.company = $1 AND chargebacks.created_at >= $2 AND chargebacks.created_at < $3
        ORDER BY chargebacks.created_at, chargebacks.reference`,
      [company, from, before],
    );
  }

  async step(payment: SandboxPayment, step: BankStep): Promise<void> {
    if (payment.status !== 'paid') return;
    const changed = await (step === 'reverse' ? this.reverse(payment.reference) : this.take(payment.reference, step));
    if (changed && !payment.silent) await this.payments.announceAgain(payment, changed.reference);
  }

  private take(reference: string, step: 'all' | 'half'): Promise<SandboxChargeback | undefined> {
    return this.database.transaction(async (query) => {
      // One after the other, so that two cannot take the same money.
      const [payment] = await query<SandboxPayment>('SELECT * FROM sandbox.payments WHERE reference = $1 FOR UPDATE', [
        reference,
      ]);
      const [before] = await query<{ sum: number }>(
        'SELECT coalesce(sum(amount), 0)::bigint AS sum FROM sandbox.chargebacks WHERE payment = $1 AND NOT reversed',
        [reference],
      );
      const left = payment!.amount - before!.sum;
      const amount = step === 'half' ? Math.ceil(left / 2) : left;
      if (amount <= 0) return undefined;
      const id = `cb_${randomBytes(12).toString('hex')}`;
      const sql = `INSERT INTO sandbox.chargebacks (reference, payment, amount, currency, created_at)
                   VALUES ($1, $2, $3, $4, $5) RETURNING *`;
      const [made] = await query<SandboxChargeback>(sql, [id, reference, amount, payment!.currency, this.clock.now()]);
      return made;
    });
  }

  private reverse(payment: string): Promise<SandboxChargeback | undefined> {
    return this.database.one<SandboxChargeback>(
      `UPDATE sandbox.chargebacks SET reversed = true WHERE reference =
         (SELECT reference FROM sandbox.chargebacks WHERE payment = $1 AND NOT reversed
           ORDER BY created_at DESC, reference DESC LIMIT 1)
       RETURNING *`,
      [payment],
    );
  }
}
