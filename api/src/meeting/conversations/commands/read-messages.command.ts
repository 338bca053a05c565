import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { conversationOf, readMessages } from '../conversation.js';
import { SignsBetween } from '../signs/signs-between.js';

export class ReadMessages extends Command<void> {
  constructor(readonly input: { conversationId: string; memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(ReadMessages)
export class ReadMessagesHandler implements ICommandHandler<ReadMessages> {
  constructor(
    private readonly store: Store,
    private readonly signs: SignsBetween,
  ) {}

  async execute({ input: { conversationId, memberId, key } }: ReadMessages): Promise<void> {
    const conversation = conversationOf(conversationId);
    // A screen says this each time it opens; mostly there is nothing to record.
    if (readMessages(await this.store.readFresh(conversation), memberId).length === 0) return;
    const read = await this.store.transact(
      { actor: memberId, key, request: { read: conversationId }, writes: [conversation] },
      (tx) => {
        const [event] = tx.decide(conversation, (state) => readMessages(state, memberId));
        return event ? { to: event.data.other, upTo: event.data.upTo } : {};
      },
    );
    if (read.upTo !== undefined) await this.signs.tellRead(conversationId, { by: memberId, ...read });
  }
}
