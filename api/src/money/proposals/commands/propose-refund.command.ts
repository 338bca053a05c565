import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { quoteUnspent, walletOf } from '../../credits/index.js';
import { refundChanged } from '../../refunds/index.js';
import { proposalOf, proposeRefund } from '../proposal.js';
import type { ProposeRefundDto } from '../proposals.dto.js';

export class ProposeRefund extends Command<{ id: string }> {
  constructor(readonly input: { memberId: string; staffId: string; body: ProposeRefundDto; key: string }) {
    super();
  }
}

/** Takes nothing yet: the credits leave the wallet once somebody else agrees (ADM-04). */
@CommandHandler(ProposeRefund)
export class ProposeRefundHandler implements ICommandHandler<ProposeRefund> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { memberId, staffId, body, key } }: ProposeRefund): Promise<{ id: string }> {
    const ref = proposalOf(uuidv7());
    const wallet = walletOf(memberId);
    const reason = await this.vault.sealIfKnown(memberId, body.reason.trim());
    const { payment_id: paymentId, credits } = body;
    const request = { proposeRefund: memberId, input: body };
    return this.store.transact({ actor: staffActor(staffId), key, request, reads: [wallet], writes: [ref] }, (tx) => {
      const now = quoteUnspent(tx.state(wallet), { paymentId, credits });
      if (!sameOffer(now, body)) throw refundChanged({ credits: now.credits, ...now.amount });
      const what = { memberId, paymentId, credits, amount: now.amount, by: staffId, reason };
      tx.decide(ref, (state) => proposeRefund(state, { ...what, at: tx.now.toISOString() }));
      return { id: ref.id };
    });
  }
}

interface Offer {
  credits: number;
  amount: { amount: number; currency: string };
}

export const sameOffer = (one: Offer, other: Offer): boolean =>
  one.credits === other.credits &&
  one.amount.amount === other.amount.amount &&
  one.amount.currency === other.amount.currency;
