import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { allowPhotos, conversationOf } from '../conversations/index.js';

/** The reader wants to see the photos of the other in this conversation: asked once (CHT-11). */
export class AllowPhotos extends Command<void> {
  constructor(readonly input: { conversationId: string; memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(AllowPhotos)
export class AllowPhotosHandler implements ICommandHandler<AllowPhotos> {
  constructor(private readonly store: Store) {}

  async execute({ input: { conversationId, memberId, key } }: AllowPhotos): Promise<void> {
    const conversation = conversationOf(conversationId);
    const command = { actor: memberId, key, request: { allowPhotos: conversationId }, writes: [conversation] };
    await this.store.transact(command, (tx) => {
      tx.decide(conversation, (state) => allowPhotos(state, { by: memberId, at: tx.at }));
    });
  }
}
