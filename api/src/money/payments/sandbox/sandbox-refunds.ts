import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository, type EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/index.js';
import type { RefundRequest } from '../payment-provider.js';
import { locked } from './sandbox-payments.js';
import { SandboxPayment, SandboxRefund, type SandboxRefundStatus } from './sandbox.entities.js';

const REFUSED = 'Refused by the bank';

/** The sandbox company's books of refunds. */
@Injectable()
export class SandboxRefunds {
  constructor(
    @InjectRepository(SandboxRefund) private readonly refunds: Repository<SandboxRefund>,
    private readonly clock: Clock,
  ) {}

  find(refundId: string): Promise<SandboxRefund | null> {
    return this.refunds.findOneBy({ refundId });
  }

  /** Refunds requested with `from` <= instant < `before` and not refused, oldest first. */
  madeBetween(company: string, from: Date, before: Date): Promise<SandboxRefund[]> {
    return this.refunds
      .createQueryBuilder('refund')
      .where('refund.payment IN (SELECT reference FROM sandbox.payments WHERE company = :company)')
      .andWhere("refund.createdAt >= :from AND refund.createdAt < :before AND refund.status <> 'failed'")
      .setParameters({ company, from, before })
      .orderBy({ 'refund.createdAt': 'ASC', 'refund.reference': 'ASC' })
      .getMany();
  }

  /** Idempotent: a repeated request for the same refund returns the existing one. Null: no such payment. */
  create({ refundId, reference, amount }: RefundRequest): Promise<SandboxRefund | null> {
    return this.refunds.manager.transaction(async (manager) => {
      const payment = await locked(manager, reference);
      if (!payment) return null;
      const message = await refusal(manager, payment, { refundId, amount });
      const status = message ? 'failed' : payment.refunds;
      const refund: SandboxRefund = {
        reference: `re_${randomBytes(12).toString('hex')}`,
        refundId,
        payment: reference,
        ...amount,
        status,
        message: status === 'failed' ? (message ?? REFUSED) : null,
        createdAt: this.clock.now(),
      };
      await manager.createQueryBuilder().insert().into(SandboxRefund).values(refund).orIgnore().execute();
      return manager.findOneByOrFail(SandboxRefund, { refundId });
    });
  }

  /** Sets how this payment's pending and future refunds end. */
  async choose(payment: string, outcome: SandboxRefundStatus): Promise<void> {
    const message = outcome === 'failed' ? REFUSED : null;
    await this.refunds.manager.transaction(async (manager) => {
      await manager.update(SandboxPayment, { reference: payment }, { refunds: outcome });
      await manager.update(SandboxRefund, { payment, status: 'pending' }, { status: outcome, message });
    });
  }
}

/** The company's reason for refusing the refund, in its own words. */
async function refusal(
  manager: EntityManager,
  { reference, status, amount: paid, currency }: SandboxPayment,
  { refundId, amount }: Pick<RefundRequest, 'refundId' | 'amount'>,
): Promise<string | undefined> {
  if (status !== 'paid') return 'The payment is not paid';
  if (amount.currency !== currency) return 'The payment was made in another currency';
  const others = { payment: reference, status: Not('failed' as const), refundId: Not(refundId) };
  const before = await manager.sum(SandboxRefund, 'amount', others);
  return (before ?? 0) + amount.amount > paid ? 'More than was paid' : undefined;
}
