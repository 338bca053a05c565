import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import type { Signs } from './chat-signs.events.js';
import { changeSigns, chatSignsOf, signsIn } from './chat-signs.js';

export class ChangeChatSigns extends Command<Signs> {
  constructor(readonly input: { memberId: string; key: string; wanted: Partial<Signs> }) {
    super();
  }
}

@CommandHandler(ChangeChatSigns)
export class ChangeChatSignsHandler implements ICommandHandler<ChangeChatSigns> {
  constructor(private readonly store: Store) {}

  execute({ input: { memberId, key, wanted } }: ChangeChatSigns): Promise<Signs> {
    const signs = chatSignsOf(memberId);
    return this.store.transact({ actor: memberId, key, request: wanted, writes: [signs] }, (tx) => {
      tx.decide(signs, (state) => changeSigns(state, { wanted, now: tx.now }));
      return signsIn(tx.state(signs));
    });
  }
}
