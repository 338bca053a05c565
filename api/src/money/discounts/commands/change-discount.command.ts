import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { changeDiscount, discountOf, normaliseCode } from '../discount.js';
import type { Terms } from '../discount.events.js';
import { discountNotFound } from '../discounts.errors.js';

export class ChangeDiscount extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      code: string;
      /** The version of the terms that staff were shown. */
      version: number;
      terms: Terms;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(ChangeDiscount)
export class ChangeDiscountHandler implements ICommandHandler<ChangeDiscount> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, code: text, version, terms } }: ChangeDiscount): Promise<void> {
    const code = normaliseCode(text);
    if (!code) throw discountNotFound({});
    const discount = discountOf(code);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { code, version, terms }, writes: [discount] },
      (tx) => {
        tx.decide(discount, (state) => changeDiscount(state, { terms, version, at: tx.now.toISOString() }));
        return null;
      },
    );
  }
}
