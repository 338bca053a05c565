import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, Store } from '../../../kernel/index.js';
import { conversationOf, takeGiftOffProfile } from '../conversation.js';

/** Its giver or its receiver does not want the gift of this message on a profile any more (CHT-10). */
export class TakeGiftOffProfile extends Command<void> {
  constructor(readonly input: { conversationId: string; version: number; memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(TakeGiftOffProfile)
export class TakeGiftOffProfileHandler implements ICommandHandler<TakeGiftOffProfile> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
  ) {}

  async execute({ input: { conversationId, version, memberId, key } }: TakeGiftOffProfile): Promise<void> {
    // What stands nowhere, or is nothing of theirs, needs nothing done: that it is not there is all they asked.
    const stands = await this.database.one(
      `SELECT FROM read.profile_gifts
        WHERE conversation_id = $1 AND version = $2 AND $3::uuid IN (giver, receiver)`,
      [conversationId, version, memberId],
    );
    if (!stands) return;
    const conversation = conversationOf(conversationId);
    const request = { takeGiftOff: conversationId, version };
    await this.store.transact({ actor: memberId, key, request, writes: [conversation] }, (tx) => {
      tx.decide(conversation, (state) => takeGiftOffProfile(state, { message: version, by: memberId, at: tx.at }));
    });
  }
}
