import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { profileNotAvailable } from '../../../members/profiles/index.js';
import { notYourself } from '../../blocks/index.js';
import { mayMessage } from '../../../ground/visibility/index.js';
import type { ChatItem } from '../chat.schema.js';
import { Chats } from '../chats.js';
import { conversationOf, isAtHand, open } from '../conversation.js';
import { conversationIdOf } from '../conversation-id.js';
import { reachOf, requireReach } from '../reach.js';

export class OpenConversation extends Command<ChatItem> {
  constructor(readonly input: { memberId: string; otherId: string; key: string }) {
    super();
  }
}

/** Finds the conversation of two members, or begins it; one that is there stays reachable whatever became of the other. */
@CommandHandler(OpenConversation)
export class OpenConversationHandler implements ICommandHandler<OpenConversation> {
  constructor(
    private readonly store: Store,
    private readonly chats: Chats,
  ) {}

  async execute({ input: { memberId, otherId, key } }: OpenConversation): Promise<ChatItem> {
    if (memberId === otherId) throw notYourself({});
    const id = conversationIdOf(memberId, otherId);
    const reach = reachOf(memberId, otherId);
    const conversation = conversationOf(id);
    await this.store.transact(
      {
        actor: memberId,
        key,
        request: { open: otherId },
        reads: reach.streams,
        writes: [conversation],
      },
      (tx) => {
        const state = tx.state(conversation);
        // One who removed it opens it again as a partner of before (PRO-08).
        if (!isAtHand(state, memberId)) requireReach(reach.facts(tx), mayMessage);
        tx.decide(conversation, () => open(state, { by: memberId, other: otherId, at: tx.at }));
        return { id };
      },
    );
    const chat = await this.chats.find(id, { id: memberId, mayRead: true });
    if (!chat) throw profileNotAvailable({});
    return chat;
  }
}
