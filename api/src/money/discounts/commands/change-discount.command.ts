import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { changeDiscount, discountOf, normaliseCode } from '../discount.js';
import type { Terms } from '../discount.events.js';
import { discountNotFound } from '../discounts.errors.js';
import { keptReason } from '../reason.js';

export class ChangeDiscount extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      code: string;
      /** The version of the terms that staff were shown. */
      version: number;
      terms: Terms;
      reason: string;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(ChangeDiscount)
export class ChangeDiscountHandler implements ICommandHandler<ChangeDiscount> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input }: ChangeDiscount): Promise<void> {
    const { staffId, key, code: text, version, terms, reason: why } = input;
    const code = normaliseCode(text);
    if (!code) throw discountNotFound({});
    const discount = discountOf(code);
    const reason = await keptReason(this.vault, terms.memberId, why);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { code, version, terms, why }, writes: [discount] },
      (tx) => {
        tx.decide(discount, (state) => changeDiscount(state, { terms, version, reason, at: tx.now.toISOString() }));
        return null;
      },
    );
  }
}
