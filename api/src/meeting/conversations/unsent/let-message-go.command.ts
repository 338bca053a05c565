import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { letSignupMessageGo, startsOf } from '../starts.js';

export class LetMessageGo extends Command<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(LetMessageGo)
export class LetMessageGoHandler implements ICommandHandler<LetMessageGo> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key } }: LetMessageGo): Promise<void> {
    const starts = startsOf(memberId);
    await this.store.transact({ actor: memberId, key, request: {}, writes: [starts] }, (tx) => {
      tx.decide(starts, (state) => letSignupMessageGo(state, { at: tx.at }));
    });
  }
}
