import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalidInput, staffActor, Store, Vault } from '../../../kernel/index.js';
import { defineDiscount, discountOf, normaliseCode } from '../discount.js';
import type { Terms } from '../discount.events.js';
import { keptReason } from '../reason.js';

/** Returns the code as stored. */
export class DefineDiscount extends Command<string> {
  constructor(readonly input: { staffId: string; code: string; terms: Terms; reason: string; key: string }) {
    super();
  }
}

@CommandHandler(DefineDiscount)
export class DefineDiscountHandler implements ICommandHandler<DefineDiscount> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, key, code: text, terms, reason: why } }: DefineDiscount): Promise<string> {
    const code = normaliseCode(text);
    if (!code) throw invalidInput([{ field: 'code', code: 'code_form' }]);
    const discount = discountOf(code);
    const reason = await keptReason(this.vault, terms.memberId, why);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { code, terms, why }, writes: [discount] },
      (tx) => {
        tx.decide(discount, (state) => defineDiscount(state, { code, terms, reason, at: tx.now.toISOString() }));
        return null;
      },
    );
    return code;
  }
}
