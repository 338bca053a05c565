import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { refundCredits, walletOf } from '../../credits/index.js';
import { Store } from '../../../kernel/index.js';
import { receiptOf, receiptStreams, writeCreditNote } from '../../receipts/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { refundOf, settlePayout, type PayoutReport } from '../refund.js';
import { refundNotFound } from '../refunds.errors.js';

export class SettlePayout extends Command<void> {
  constructor(readonly input: { refundId: string; payout: number; report: PayoutReport }) {
    super();
  }
}

/** Writes refund, credits and the end of premium in one transaction: a duplicate report has no effect (MNY-08). */
@CommandHandler(SettlePayout)
export class SettlePayoutHandler implements ICommandHandler<SettlePayout> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { refundId, payout, report } }: SettlePayout): Promise<void> {
    if (report.status === 'pending') return;
    const ref = refundOf(refundId);
    const { request } = await this.store.readFresh(ref);
    if (!request) throw refundNotFound({});
    const { memberId, paymentId, credits, amount } = request;
    const brand = (await this.store.readFresh(receiptOf(paymentId))).issued?.brand ?? null;
    const home = this.settings.ofBrand(brand).companyCountry;
    const documents = receiptStreams({ paymentId, brand });
    const key = `payout-${refundId}-${payout}-${report.status}`;
    await this.store.transact(
      { actor: 'system', key, request: report, writes: [ref, walletOf(memberId), memberOf(memberId), ...documents] },
      (tx) => {
        const [settled] = tx.decide(ref, (state) => settlePayout(state, { ...report, payout, at: tx.at }));
        if (settled?.type === 'RefundPaidOut') {
          refundCredits(tx, { memberId, refundId });
          writeCreditNote(tx, { paymentId, brand, home, cause: 'refund', causeId: refundId, credits, amount });
        }
        return { status: tx.state(ref).status };
      },
    );
  }
}
