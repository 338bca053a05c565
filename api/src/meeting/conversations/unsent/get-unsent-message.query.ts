import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Id, Nullable, Store, Vault } from '../../../kernel/index.js';
import { Card } from '../../../members/profiles/index.js';
import { Chats } from '../chats.js';
import { startsOf } from '../starts.js';
import { UNSENT } from '../starts.events.js';

export const UnsentMessage = Type.Object({
  unsent: Nullable(
    Type.Object({
      text: Type.String(),
      reason: Type.Enum([...UNSENT]),
      /** In which it can still be sent, once the member does what was missing; null: to nobody but somebody else. */
      conversation: Nullable(Type.Object({ id: Id, profile: Card })),
    }),
  ),
});
export type UnsentMessage = Static<typeof UnsentMessage>;

export class GetUnsentMessage extends Query<UnsentMessage> {
  constructor(readonly memberId: string) {
    super();
  }
}

/** ACC-04: the member is told of the first message that did not go, and takes its text elsewhere. */
@QueryHandler(GetUnsentMessage)
export class GetUnsentMessageHandler implements IQueryHandler<GetUnsentMessage> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly chats: Chats,
  ) {}

  async execute({ memberId }: GetUnsentMessage): Promise<UnsentMessage> {
    const { signupMessage: kept } = await this.store.readFresh(startsOf(memberId));
    if (!kept?.unsent) return { unsent: null };
    const text = await this.vault.open(kept.body);
    if (text === null) return { unsent: null };
    const repairable = kept.unsent === 'fictional' || kept.unsent === 'credits';
    // A chat is listed by the rules of every chat: who cannot be seen any more is not shown here either.
    const chat = repairable ? await this.chats.find(kept.conversation, { id: memberId, mayRead: true }) : undefined;
    const conversation = chat && !chat.blocked ? { id: chat.id, profile: chat.profile } : null;
    return { unsent: { text, reason: kept.unsent, conversation } };
  }
}
