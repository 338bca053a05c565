import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { memberOf, requireActive } from '../../../members/accounts/index.js';
import { holdCredits, refundTermOf, walletOf } from '../../credits/index.js';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { refundOf, requestRefund } from '../refund.js';
import { refundChanged } from '../refunds.errors.js';
import type { RequestedRefundDto } from '../refunds.dto.js';

interface Requested {
  refundIds: string[];
  balance: number;
  /** Version of the wallet. */
  version: number;
}

export class RequestRefunds extends Command<Requested> {
  constructor(readonly input: { memberId: string; confirmed: RequestedRefundDto[]; key: string }) {
    super();
  }
}

/** Holds the credits in the transaction of the requests, so that they cannot be spent meanwhile (MNY-08). */
@CommandHandler(RequestRefunds)
export class RequestRefundsHandler implements ICommandHandler<RequestRefunds> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  execute({ input: { memberId, confirmed, key } }: RequestRefunds): Promise<Requested> {
    const wallet = walletOf(memberId);
    const asked = confirmed.map((one) => ({ ...one, paymentId: one.payment_id, ref: refundOf(uuidv7()) }));
    const term = refundTermOf(this.settings.current());
    return this.store.transact(
      {
        actor: memberId,
        key,
        request: { refunds: confirmed },
        reads: [memberOf(memberId)],
        writes: [wallet, ...asked.map(({ ref }) => ref)],
      },
      (tx) => {
        requireActive(tx.state(memberOf(memberId)));
        for (const { paymentId, ref, ...shown } of asked) {
          const { credits, amount } = holdCredits(tx, { memberId, refundId: ref.id, paymentId, term });
          if (
            credits !== shown.credits ||
            amount.amount !== shown.amount.amount ||
            amount.currency !== shown.amount.currency
          )
            throw refundChanged({ credits, ...amount });
          const request = { memberId, paymentId, credits, amount, requestedAt: tx.now.toISOString() };
          tx.decide(ref, (state) => requestRefund(state, request));
        }
        return {
          refundIds: asked.map(({ ref }) => ref.id),
          balance: tx.state(wallet).balance,
          version: tx.version(wallet),
        };
      },
    );
  }
}
