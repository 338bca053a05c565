import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { Clock, Jobs } from '../../../kernel/index.js';
import type { PaymentRequest } from '../payment-provider.js';
import { SandboxPayment, type SandboxStatus } from './sandbox.entities.js';
import { deliverWebhook, finishPayment } from './sandbox.jobs.js';

/** How refunds, notices and the bank of a payment are chosen on its page. */
type Chosen = Pick<SandboxPayment, 'bank' | 'copies' | 'noticeDelay' | 'shuffled' | 'forged'>;

/** A choice on the pay page. */
export interface Choice extends Partial<Chosen>, Pick<SandboxPayment, 'silent'> {
  outcome: Exclude<SandboxStatus, 'open'>;
  /** Seconds, after which what is `pending` is paid by itself. */
  delay: number;
}

const EXPIRES_AFTER = 24 * 60 * 60 * 1000;

/** The books of the sandbox payment company. */
@Injectable()
export class SandboxPayments {
  constructor(
    @InjectRepository(SandboxPayment) private readonly payments: Repository<SandboxPayment>,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Asked again for the same payment, it answers with the one it has. */
  async create(request: PaymentRequest, company = 'sandbox'): Promise<SandboxPayment> {
    const { amount: price, ...asked } = request;
    const now = this.clock.now();
    const payment = {
      reference: `sb_${randomBytes(12).toString('hex')}`,
      ...asked,
      ...price,
      company,
      ...{ createdAt: now, updatedAt: now },
    };
    await this.payments.createQueryBuilder().insert().values(payment).orIgnore().updateEntity(false).execute();
    return this.payments.findOneByOrFail({ paymentId: request.paymentId });
  }

  /** One that nobody paid within a day has failed. */
  async find(reference: string): Promise<SandboxPayment | null> {
    const found = await this.payments.findOneBy({ reference });
    if (found?.status !== 'open') return found;
    const expired = this.clock.now().getTime() - found.createdAt.getTime() > EXPIRES_AFTER;
    return expired ? { ...found, status: 'failed' } : found;
  }

  /** Money that was paid stays paid; everything else can still be paid. */
  async choose(reference: string, choice: Choice): Promise<SandboxPayment | null> {
    const { outcome, delay, ...chosen } = choice;
    const now = this.clock.now();
    const changed = await this.payments.manager.transaction(async (manager) => {
      const payment = await manager.findOne(SandboxPayment, {
        where: { reference },
        lock: { mode: 'pessimistic_write' },
      });
      if (!payment || !mayBecome(payment.status, outcome)) return null;
      const changes = { ...chosen, status: outcome, updatedAt: now, paidAt: outcome === 'paid' ? now : null };
      await manager.update(SandboxPayment, { reference }, changes);
      return { ...payment, ...changes };
    });
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
    return this.payments.find({
      where: { company, status: 'paid', paidAt: And(MoreThanOrEqual(from), LessThan(before)) },
      order: { paidAt: 'ASC', reference: 'ASC' },
    });
  }

  /** Something else happened to a paid payment. */
  async announceAgain(payment: SandboxPayment, what: string): Promise<void> {
    await this.announce(payment, `${what}-${this.clock.now().getTime()}`);
  }

  /** As such companies do: more than once, and an old notice after a new one. */
  private async announce({ reference, ...payment }: SandboxPayment, what: string = payment.status): Promise<void> {
    for (const [i, notice] of noticesOf(payment).entries()) {
      const runAt = new Date(Date.now() + payment.noticeDelay * 1000 + i * 400);
      const key = `${reference}-${what}-${i}`;
      await this.jobs.enqueue(deliverWebhook, { reference, ...notice }, { key, runAt });
    }
  }
}

const mayBecome = (status: SandboxStatus, outcome: SandboxStatus): boolean =>
  status !== outcome && (status === 'open' || status === 'pending' || outcome === 'paid');

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
