import { HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { SandboxPayments } from './sandbox-payments.js';
import { finishPayment } from './sandbox.jobs.js';

/** Marks a pending payment as paid. */
@HandlesJob(finishPayment)
export class FinishPayment implements JobHandler<{ reference: string }> {
  constructor(private readonly payments: SandboxPayments) {}

  async run({ reference }: { reference: string }): Promise<void> {
    const payment = await this.payments.find(reference);
    if (payment?.status !== 'pending') return;
    await this.payments.choose(reference, { outcome: 'paid', delay: 0, silent: payment.silent });
  }
}
