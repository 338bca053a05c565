import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { v7 as uuidv7 } from 'uuid';
import { Settings } from '../../../ground/settings/index.js';
import { IsId, IsReason, MoneyDto, Nested, staffActor, Store, Vault } from '../../../kernel/index.js';
import { memberOf, type MemberState } from '../../../members/accounts/index.js';
import { quoteUnspent, walletOf } from '../../credits/index.js';
import { requireShown } from '../../refunds/index.js';
import { proposalOf, proposeGoodwill, proposeRefund } from '../proposal.js';
import { memberGone } from '../proposals.errors.js';

const MOST_CREDITS = 1_000_000;

export class ProposeRefundDto {
  @IsId()
  payment_id!: string;

  @IsInt()
  @Min(1)
  @Max(MOST_CREDITS)
  credits!: number;

  @Nested(() => MoneyDto)
  @JSONSchema({ description: 'What these credits cost, as it was shown' })
  amount!: MoneyDto;

  @IsReason('For colleagues and the books')
  reason!: string;
}

export class ProposeGoodwillDto {
  @IsInt()
  @Min(1)
  @Max(MOST_CREDITS)
  credits!: number;

  @IsReason('For colleagues and the books')
  reason!: string;
}

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
      requireShown(now, body);
      const what = { memberId, paymentId, credits, amount: now.amount, by: staffId, reason };
      tx.decide(ref, (state) => proposeRefund(state, { ...what, at: tx.at }));
      return { id: ref.id };
    });
  }
}

export class ProposeGoodwill extends Command<{ id: string }> {
  constructor(readonly input: { memberId: string; staffId: string; body: ProposeGoodwillDto; key: string }) {
    super();
  }
}

/** Credits without a price, within the operator's bound; somebody else has to agree (ADM-04). */
@CommandHandler(ProposeGoodwill)
export class ProposeGoodwillHandler implements ICommandHandler<ProposeGoodwill> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, staffId, body, key } }: ProposeGoodwill): Promise<{ id: string }> {
    const ref = proposalOf(uuidv7());
    const member = memberOf(memberId);
    const most = this.settings.current().goodwillLimit;
    const reason = await this.vault.sealIfKnown(memberId, body.reason.trim());
    const request = { proposeGoodwill: memberId, input: body };
    return this.store.transact({ actor: staffActor(staffId), key, request, reads: [member], writes: [ref] }, (tx) => {
      requireNotGone(tx.state(member));
      const what = { memberId, credits: body.credits, most, by: staffId, reason };
      tx.decide(ref, (state) => proposeGoodwill(state, { ...what, at: tx.at }));
      return { id: ref.id };
    });
  }
}

/** Somebody who could still use credits: a disabled account may be enabled again, a deleted one ends. */
export function requireNotGone({ status }: Pick<MemberState, 'status'>): void {
  if (status === 'none' || status === 'deleted') throw memberGone({});
}
