import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, Jobs } from '../../kernel/index.js';
import type { PaymentRequest } from '../payment-provider.js';
import { deliverWebhook, finishPayment } from './sandbox.jobs.js';

export type SandboxStatus = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';

export interface SandboxPayment {
  reference: string;
  payment_id: string;
  amount: number;
  currency: string;
  method: string;
  bank: string | null;
  description: string;
  return_url: string;
  webhook_url: string;
  status: SandboxStatus;
  silent: boolean;
  /** How refunds of this payment end. */
  refunds: 'paid' | 'pending' | 'failed';
  created_at: Date;
}

/** A choice on the pay page. `pending` is paid by itself after so many seconds. */
export interface Choice {
  outcome: Exclude<SandboxStatus, 'open'>;
  delay: number;
  /** The webhooks of this payment are lost on the way. */
  silent: boolean;
}

const EXPIRES_AFTER = 24 * 60 * 60 * 1000;

/** The books of the sandbox payment company. */
@Injectable()
export class SandboxPayments {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Asked again for the same payment, it answers with the one it has. */
  async create(request: PaymentRequest): Promise<SandboxPayment> {
    const { paymentId, amount, method, bank, description, returnUrl, webhookUrl } = request;
    await this.database.query(
      `INSERT INTO sandbox.payments
         (reference, payment_id, amount, currency, method, bank, description, return_url, webhook_url, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) ON CONFLICT (payment_id) DO NOTHING`,
      [
        `sb_${randomBytes(12).toString('hex')}`,
        paymentId,
        amount.amount,
        amount.currency,
        method,
        bank,
        description,
        returnUrl,
        webhookUrl,
        this.clock.now(),
      ],
    );
    const made = await this.database.one<SandboxPayment>('SELECT * FROM sandbox.payments WHERE payment_id = $1', [
      paymentId,
    ]);
    return made!;
  }

  /** One that nobody paid within a day has failed. */
  async find(reference: string): Promise<SandboxPayment | undefined> {
    const found = await this.database.one<SandboxPayment>('SELECT * FROM sandbox.payments WHERE reference = $1', [
      reference,
    ]);
    if (found?.status !== 'open') return found;
    const expired = this.clock.now().getTime() - found.created_at.getTime() > EXPIRES_AFTER;
    return expired ? { ...found, status: 'failed' } : found;
  }

  /** Money that was paid stays paid; everything else can still be paid. */
  async choose(reference: string, { outcome, delay, silent }: Choice): Promise<SandboxPayment | undefined> {
    const changed = await this.database.one<SandboxPayment>(
      `UPDATE sandbox.payments SET status = $2, silent = $3, updated_at = $4
        WHERE reference = $1 AND status <> $2 AND (status IN ('open', 'pending') OR $2 = 'paid')
        RETURNING *`,
      [reference, outcome, silent, this.clock.now()],
    );
    if (!changed) return this.find(reference);
    if (!changed.silent) await this.announce(changed);
    if (outcome === 'pending') {
      const runAt = new Date(Date.now() + delay * 1000);
      await this.jobs.enqueue(finishPayment, { reference }, { key: reference, runAt });
    }
    return changed;
  }

  /** As such companies do: twice, and an old notice after the new one. */
  private async announce({ reference, status }: SandboxPayment): Promise<void> {
    const notices: SandboxStatus[] = [status, 'open', status];
    for (const [i, notice] of notices.entries()) {
      const runAt = new Date(Date.now() + i * 400);
      await this.jobs.enqueue(
        deliverWebhook,
        { reference, status: notice },
        { key: `${reference}-${status}-${i}`, runAt },
      );
    }
  }
}
