import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { discountOf, normaliseCode, stopDiscount } from '../discount.js';
import { discountNotFound } from '../discounts.errors.js';
import { keptReason } from '../reason.js';

export class StopDiscount extends Command<void> {
  constructor(readonly input: { staffId: string; code: string; reason: string; key: string }) {
    super();
  }
}

@CommandHandler(StopDiscount)
export class StopDiscountHandler implements ICommandHandler<StopDiscount> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, key, code: text, reason: why } }: StopDiscount): Promise<void> {
    const code = normaliseCode(text);
    if (!code) throw discountNotFound({});
    const discount = discountOf(code);
    const { terms } = await this.store.readFresh(discount);
    const reason = await keptReason(this.vault, terms?.memberId ?? null, why);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { stop: code, why }, writes: [discount] },
      (tx) => {
        tx.decide(discount, (state) => stopDiscount(state, { reason, at: tx.now.toISOString() }));
        return null;
      },
    );
  }
}
