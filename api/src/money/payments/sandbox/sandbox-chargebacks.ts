import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/index.js';
import { locked, SandboxPayments } from './sandbox-payments.js';
import { SandboxChargeback, type SandboxPayment } from './sandbox.entities.js';

/** What the payer's bank can do: charge back all that is left, or half of it, or reverse the latest charge-back. */
export type BankStep = 'all' | 'half' | 'reverse';

/** The sandbox company's books of charge-backs. */
@Injectable()
export class SandboxChargebacks {
  constructor(
    @InjectRepository(SandboxChargeback) private readonly chargebacks: Repository<SandboxChargeback>,
    private readonly clock: Clock,
    private readonly payments: SandboxPayments,
  ) {}

  of(payment: string): Promise<SandboxChargeback[]> {
    return this.chargebacks.find({ where: { payment }, order: { createdAt: 'ASC', reference: 'ASC' } });
  }

  /** Charge-backs with `from` <= instant < `before`, oldest first. */
  takenBetween(company: string, from: Date, before: Date): Promise<SandboxChargeback[]> {
    return this.chargebacks
      .createQueryBuilder('taken')
      .where('taken.payment IN (SELECT reference FROM sandbox.payments WHERE company = :company)')
      .andWhere('taken.createdAt >= :from AND taken.createdAt < :before')
      .setParameters({ company, from, before })
      .orderBy({ 'taken.createdAt': 'ASC', 'taken.reference': 'ASC' })
      .getMany();
  }

  async step(payment: SandboxPayment, step: BankStep): Promise<void> {
    if (payment.status !== 'paid') return;
    const changed = await this.chargebacks.manager.transaction(async (manager) => {
      await locked(manager, payment.reference);
      return step === 'reverse' ? this.reverse(manager, payment) : this.take(manager, payment, step);
    });
    if (changed && !payment.silent) await this.payments.announceAgain(payment, changed.reference);
  }

  private async take(
    manager: EntityManager,
    { reference, amount: paid, currency }: SandboxPayment,
    step: 'all' | 'half',
  ): Promise<SandboxChargeback | undefined> {
    const before = await manager.sum(SandboxChargeback, 'amount', { payment: reference, reversed: false });
    const left = paid - (before ?? 0);
    const amount = step === 'half' ? Math.ceil(left / 2) : left;
    if (amount <= 0) return undefined;
    const made: SandboxChargeback = {
      reference: `cb_${randomBytes(12).toString('hex')}`,
      payment: reference,
      amount,
      currency,
      reversed: false,
      createdAt: this.clock.now(),
    };
    await manager.insert(SandboxChargeback, made);
    return made;
  }

  private async reverse(manager: EntityManager, payment: SandboxPayment): Promise<SandboxChargeback | undefined> {
    const newest = await manager.findOne(SandboxChargeback, {
      where: { payment: payment.reference, reversed: false },
      order: { createdAt: 'DESC', reference: 'DESC' },
    });
    if (!newest) return undefined;
    await manager.update(SandboxChargeback, { reference: newest.reference }, { reversed: true });
    return newest;
  }
}
