import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { discountOf, normaliseCode, stopDiscount } from '../discount.js';
import { discountNotFound } from '../discounts.errors.js';

export class StopDiscount extends Command<void> {
  constructor(readonly input: { staffId: string; code: string; key: string }) {
    super();
  }
}

@CommandHandler(StopDiscount)
export class StopDiscountHandler implements ICommandHandler<StopDiscount> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, code: text } }: StopDiscount): Promise<void> {
    const code = normaliseCode(text);
    if (!code) throw discountNotFound({});
    const discount = discountOf(code);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { stop: code }, writes: [discount] },
      (tx) => {
        tx.decide(discount, (state) => stopDiscount(state, tx.now.toISOString()));
        return null;
      },
    );
  }
}
