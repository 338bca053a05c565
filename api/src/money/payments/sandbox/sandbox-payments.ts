import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, MoreThanOrEqual, Repository, type EntityManager } from 'typeorm';
import { Clock, Jobs } from '../../../kernel/index.js';
import type { PaymentRequest } from '../payment-provider.js';
import { SandboxPayment, type SandboxStatus } from './sandbox.entities.js';
import { deliverWebhook, finishPayment } from './sandbox.jobs.js';

/** The behaviour of refunds, webhooks and the bank, as chosen on the pay page. */
type Chosen = Pick<SandboxPayment, 'bank' | 'copies' | 'noticeDelay' | 'shuffled' | 'forged'>;

/** A choice on the pay page. */
export interface Choice extends Partial<Chosen>, Pick<SandboxPayment, 'silent'> {
  outcome: Exclude<SandboxStatus, 'open'>;
  /** Seconds until a `pending` payment becomes paid by itself. */
  delay: number;
}

const EXPIRES_AFTER = 24 * 60 * 60 * 1000;

/** Changes of one payment take turns, so that no two of them take the same money. */
export const locked = (manager: EntityManager, reference: string): Promise<SandboxPayment | null> =>
  manager.findOne(SandboxPayment, { where: { reference }, lock: { mode: 'pessimistic_write' } });

/** The sandbox company's books of payments. */
@Injectable()
export class SandboxPayments {
  constructor(
    @InjectRepository(SandboxPayment) private readonly payments: Repository<SandboxPayment>,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: a repeated request for the same payment returns the existing one. */
  async create(request: PaymentRequest, company = 'sandbox'): Promise<SandboxPayment> {
    const { amount: price, ...asked } = request;
    const now = this.clock.now();
    const payment = {
      reference: `sb_${randomBytes(12).toString('hex')}`,
      ...asked,
      ...price,
      company,
      createdAt: now,
      updatedAt: now,
    };
    await this.payments.createQueryBuilder().insert().values(payment).orIgnore().updateEntity(false).execute();
    return this.payments.findOneByOrFail({ paymentId: request.paymentId });
  }

  /** A payment that is not paid within a day has failed. */
  async find(reference: string): Promise<SandboxPayment | null> {
    const found = await this.payments.findOneBy({ reference });
    if (found?.status !== 'open') return found;
    const expired = this.clock.now().getTime() - found.createdAt.getTime() > EXPIRES_AFTER;
    return expired ? { ...found, status: 'failed' } : found;
  }

  /** A paid payment stays paid; one in any other state can still be paid. */
  async choose(reference: string, choice: Choice): Promise<SandboxPayment | null> {
    const { outcome, delay, ...chosen } = choice;
    const now = this.clock.now();
    const changed = await this.payments.manager.transaction(async (manager) => {
      const payment = await locked(manager, reference);
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

  /** Payments paid with `from` <= instant < `before`, oldest first. */
  paidBetween(company: string, from: Date, before: Date): Promise<SandboxPayment[]> {
    return this.payments.find({
      where: { company, status: 'paid', paidAt: And(MoreThanOrEqual(from), LessThan(before)) },
      order: { paidAt: 'ASC', reference: 'ASC' },
    });
  }

  /** Sends webhooks about something else that happened to a paid payment. */
  async announceAgain(payment: SandboxPayment, what: string): Promise<void> {
    await this.announce(payment, `${what}-${this.clock.now().getTime()}`);
  }

  /** Imitates real payment companies: duplicate webhooks, and an old one after a newer one. */
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
