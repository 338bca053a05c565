import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArrayMaxSize, ArrayMinSize, IsInt, Min } from 'class-validator';
import { v7 as uuidv7 } from 'uuid';
import { memberOf, requireActive } from '../../../members/accounts/index.js';
import { holdCredits, refundTermOf, walletOf, type RefundTerm } from '../../credits/index.js';
import { IsId, MoneyDto, Nested, Store, type Transaction } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { refundOf, requestRefund, requireShown, type Offer } from '../refund.js';
import type { Request } from '../refund.events.js';

class RequestedRefundDto {
  @IsId()
  payment_id!: string;

  @IsInt()
  @Min(1)
  credits!: number;

  @Nested(() => MoneyDto)
  amount!: MoneyDto;
}

/** The offer that the member was shown and confirmed, for each purchase. */
export class RequestRefundsDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @Nested(() => RequestedRefundDto, { each: true })
  refunds!: RequestedRefundDto[];
}

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

@CommandHandler(RequestRefunds)
export class RequestRefundsHandler implements ICommandHandler<RequestRefunds> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  execute({ input: { memberId, confirmed, key } }: RequestRefunds): Promise<Requested> {
    const wallet = walletOf(memberId);
    const asked = confirmed.map((shown) => ({ shown, refundId: uuidv7() }));
    const term = refundTermOf(this.settings.current());
    return this.store.transact(
      {
        actor: memberId,
        key,
        request: { refunds: confirmed },
        reads: [memberOf(memberId)],
        writes: [wallet, ...asked.map(({ refundId }) => refundOf(refundId))],
      },
      (tx) => {
        requireActive(tx.state(memberOf(memberId)));
        for (const one of asked) openRefund(tx, { ...one, memberId, paymentId: one.shown.payment_id, term });
        return {
          refundIds: asked.map(({ refundId }) => refundId),
          balance: tx.state(wallet).balance,
          version: tx.version(wallet),
        };
      },
    );
  }
}

interface Opening extends Pick<Request, 'memberId' | 'paymentId' | 'begunBy'> {
  refundId: string;
  /** What was agreed to. */
  shown: Offer;
  /** Fewer than are left of the purchase. */
  credits?: number;
  /** Null: staff are not bound to the term. */
  term: RefundTerm | null;
}

/** Holds the credits in the transaction of the request, so that they cannot be spent meanwhile (MNY-08). */
export function openRefund(tx: Transaction, { refundId, shown, term, ...what }: Opening): void {
  const { credits, amount } = holdCredits(tx, { ...what, refundId, term });
  requireShown({ credits, amount }, shown);
  const request = { ...what, credits, amount, requestedAt: tx.at };
  tx.decide(refundOf(refundId), (state) => requestRefund(state, request));
}
