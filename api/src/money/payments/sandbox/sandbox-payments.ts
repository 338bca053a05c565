import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, Jobs } from '../../../kernel/index.js';
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
  /** Which of the sandbox's companies has it. */
  company: string;
  copies: number;
  /** Seconds until the first notice. */
  notice_delay: number;
  shuffled: boolean;
  forged: boolean;
  /** How refunds of this payment end. */
  refunds: 'paid' | 'pending' | 'failed';
  created_at: Date;
  paid_at: Date | null;
}

/** A choice on the pay page. `pending` is paid by itself after so many seconds. */
export interface Choice {
  outcome: Exclude<SandboxStatus, 'open'>;
  delay: number;
  /** The webhooks of this payment are lost on the way. */
  silent: boolean;
  copies?: number | undefined;
  noticeDelay?: number | undefined;
  /** An old notice comes after a new one. */
  shuffled?: boolean | undefined;
  /** Notices with a signature that is not ours come between. */
  forged?: boolean | undefined;
  /** The bank that was chosen on the page. */
  bank?: string | undefined;
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
  async create(request: PaymentRequest, company = 'sandbox'): Promise<SandboxPayment> {
    const { paymentId, amount, method, bank, description, returnUrl, webhookUrl } = request;
    await this.database.query(
      `INSERT INTO sandbox.payments
         (reference, payment_id, amount, currency, method, bank, description, return_url, webhook_url, created_at, updated_at, company)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) ON CONFLICT (payment_id) DO NOTHING`,
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
        company,
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
  async choose(reference: string, choice: Choice): Promise<SandboxPayment | undefined> {
    const { outcome, delay, silent, copies = null, noticeDelay = null, shuffled = null, forged = null } = choice;
    const changed = await this.database.one<SandboxPayment>(
      `UPDATE sandbox.payments
          SET status = $2, silent = $3, updated_at = $4, bank = coalesce($5, bank), copies = coalesce($6, copies),
              notice_delay = coalesce($7, notice_delay), shuffled = coalesce($8, shuffled),
              forged = coalesce($9, forged), paid_at = CASE WHEN $2 = 'paid' THEN $4::timestamptz END
        WHERE reference = $1 AND status <> $2 AND (status IN ('open', 'pending') OR $2 = 'paid')
        RETURNING *`,
      [reference, outcome, silent, this.clock.now(), choice.bank ?? null, copies, noticeDelay, shuffled, forged],
    );
    if (!changed) return this.find(reference);
    if (!changed.silent) await this.announce(changed);
    if (outcome === 'pending') {
      const runAt = new Date(Date.now() + delay * 1000);
      await this.jobs.enqueue(finishPayment, { reference }, { key: reference, runAt });
    }
    return changed;
  }

  /** What was paid from one instant to before another, the first first. */
  paidBetween(company: string, from: Date, before: Date): Promise<SandboxPayment[]> {
    return this.database.query<SandboxPayment>(
      `SELECT * FROM sandbox.payments
        WHERE company = $1 AND paid_at >= $2 AND paid_at < $3 AND status = 'paid' ORDER BY paid_at, reference`,
      [company, from, before],
    );
  }

  /** Something else happened to a paid payment. */
  async announceAgain(payment: SandboxPayment, what: string): Promise<void> {
    await this.announce(payment, `${what}-${this.clock.now().getTime()}`);
  }

  /** As such companies do: more than once, and an old notice after a new one. */
  private async announce({ reference, ...payment }: SandboxPayment, what: string = payment.status): Promise<void> {
    for (const [i, notice] of noticesOf(payment).entries()) {
      const runAt = new Date(Date.now() + payment.notice_delay * 1000 + i * 400);
      const key = `${reference}-${what}-${i}`;
      await this.jobs.enqueue(deliverWebhook, { reference, ...notice }, { key, runAt });
    }
  }
}

type Notice = { status: SandboxStatus; forged: boolean };

export function noticesOf({
  status,
  copies,
  shuffled,
  forged,
}: Pick<SandboxPayment, 'status' | 'copies' | 'shuffled' | 'forged'>): Notice[] {
  const genuine = Array.from({ length: copies }, (): Notice => ({ status, forged: false }));
  const [first, ...others] = genuine;
  const told: Notice[] = shuffled ? [first!, { status: 'open', forged: false }, ...others] : genuine;
  return forged ? told.flatMap((notice): Notice[] => [{ status: 'paid', forged: true }, notice]) : told;
}
