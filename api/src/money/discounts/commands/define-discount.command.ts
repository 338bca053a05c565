import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalidInput, staffActor, Store } from '../../../kernel/index.js';
import { defineDiscount, discountOf, normaliseCode } from '../discount.js';
import type { Terms } from '../discount.events.js';

/** Returns the code as stored. */
export class DefineDiscount extends Command<string> {
  constructor(readonly input: { staffId: string; code: string; terms: Terms; key: string }) {
    super();
  }
}

@CommandHandler(DefineDiscount)
export class DefineDiscountHandler implements ICommandHandler<DefineDiscount> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, code: text, terms } }: DefineDiscount): Promise<string> {
    const code = normaliseCode(text);
    if (!code) throw invalidInput([{ field: 'code', code: 'invalid' }]);
    const discount = discountOf(code);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { code, terms }, writes: [discount] },
      (tx) => {
        tx.decide(discount, (state) => defineDiscount(state, code, terms, tx.now.toISOString()));
        return null;
      },
    );
    return code;
  }
}
