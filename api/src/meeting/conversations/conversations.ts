import { Injectable } from '@nestjs/common';
import { Database, Store, Vault } from '../../kernel/index.js';
import { conversationOf, waitingFor, type Waiting } from './conversation.js';

/** What other contexts may ask about conversations. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async totalUnread(memberId: string): Promise<number> {
    const [row] = await this.database.prepared<{ unread: number }>(
      'total-unread',
      `SELECT coalesce(sum(unread), 0)::bigint AS unread FROM (
         SELECT unread_a AS unread FROM read.chats WHERE member_a = $1
         UNION ALL SELECT unread_b FROM read.chats WHERE member_b = $1) own`,
      [memberId],
    );
    return row!.unread;
  }

  /** Those of them with whom at least one message was exchanged, either way. */
  async chattingAmong(memberId: string, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.prepared<{ id: string }>(
      'chatting-among',
      `SELECT member_b AS id FROM read.chats
        WHERE member_a = $1 AND member_b = ANY ($2::uuid[]) AND last_version IS NOT NULL
       UNION ALL
       SELECT member_a FROM read.chats
        WHERE member_b = $1 AND member_a = ANY ($2::uuid[]) AND last_version IS NOT NULL`,
      [memberId, ids],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** What waits to be read in each of these conversations, in the order asked; undefined: nothing. */
  async waiting(asked: readonly { memberId: string; conversationId: string }[]): Promise<(Waiting | undefined)[]> {
    const states = await this.store.readAllFresh(asked.map(({ conversationId }) => conversationOf(conversationId)));
    return states.map((state, i) => waitingFor(state, asked[i]!.memberId));
  }

  /** With how many others the member has exchanged messages. */
  async countOf(memberId: string): Promise<number> {
    const row = await this.database.one<{ n: number }>(
      `SELECT (SELECT count(*) FROM read.chats WHERE member_a = $1 AND last_version IS NOT NULL)
            + (SELECT count(*) FROM read.chats WHERE member_b = $1 AND last_version IS NOT NULL) AS n`,
      [memberId],
    );
    return row!.n;
  }

  /** One message that the member was sent, to be shown to staff; undefined when it was not sent to them. */
  async received(memberId: string, conversationId: string, version: number) {
    const page = { before: version + 1, limit: 1, types: ['MessageSent' as const] };
    const [event] = await this.store.history(conversationOf(conversationId), page);
    if (event?.type !== 'MessageSent' || event.version !== version || event.data.to !== memberId) return undefined;
    const { from, body, gift, photo, sentAt } = event.data;
    return { from, sentAt, body: await this.vault.open(body), gift: gift ?? null, photo: photo?.id ?? null };
  }
}
