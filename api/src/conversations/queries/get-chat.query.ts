import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database, Store, Vault } from '../../kernel/index.js';
import type { ChatView } from '../chat.schema.js';
import { canRead, Chats, type Viewer } from '../chats.js';
import { conversationOf } from '../conversation.js';
import type { MessageSent } from '../conversation.events.js';
import { conversationNotFound } from '../conversations.errors.js';
import { returnedAmong } from '../returned-messages.js';

const PAGE = 50;

export class GetChat extends Query<ChatView> {
  constructor(
    readonly conversationId: string,
    readonly viewer: Viewer,
    readonly before: number | undefined,
  ) {
    super();
  }
}

/** The messages are the conversation's own events: there is no second copy of them. */
@QueryHandler(GetChat)
export class GetChatHandler implements IQueryHandler<GetChat> {
  constructor(
    private readonly chats: Chats,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly database: Database,
  ) {}

  async execute({ conversationId, viewer, before }: GetChat): Promise<ChatView> {
    const open = await this.chats.open(conversationId, viewer);
    if (!open) throw conversationNotFound({});
    const events = await this.store.history(conversationOf(conversationId), {
      before,
      limit: PAGE + 1,
      types: ['MessageSent'],
    });
    const shown = events.filter(({ version }) => version > open.hiddenUpTo);
    const page = shown.slice(0, PAGE).reverse() as { version: number; data: MessageSent['data'] }[];
    const [bodies, returned] = await Promise.all([
      this.vault.openAll(page.map(({ data }) => (canRead(data, viewer) ? data.body : null))),
      returnedAmong(this.database, conversationId),
    ]);
    const messages = page.map(({ version, data }, i) => ({
      id: data.id,
      from_me: data.from === viewer.id,
      body: bodies[i]!,
      sent_at: data.sentAt,
      version,
      // What became of the other's credits is theirs alone to know.
      ...(data.from === viewer.id && returned.has(version) && { credits_returned: returned.get(version)! }),
    }));
    const has_more = shown.length > PAGE;
    return { ...open.chat, messages, has_more, ...(!viewer.mayRead && { locked: 'confirmation_required' as const }) };
  }
}
