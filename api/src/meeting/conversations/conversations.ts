import { Injectable } from '@nestjs/common';
import { Database, EventLog, Store, Vault } from '../../kernel/index.js';
import { countedFor, NO_CHATS, withChat, type ChatCounts } from './chat-counts.js';
import { conversationOf, waitingFor, type Waiting } from './conversation.js';

/** For counts as of an instant: that many conversations, the latest first, and no more once so many events were read. */
const MOST_COUNTED = 1_000;
const MOST_EVENTS = 100_000;
const AT_ONCE = 50;

export interface CountsAsOf {
  /** One for each instant. */
  counts: ChatCounts[];
  /** Over how many conversations, and how many there are. */
  counted: number;
  all: number;
}

/** What other contexts may ask about conversations. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly eventLog: EventLog,
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

  /**
   * The member's conversations in numbers as of each of these instants (null: of now), from their events. Those with a
   * member who has been erased since are in no count; of very many, the latest are counted.
   */
  async countsAsOf(memberId: string, instants: readonly (Date | null)[]): Promise<CountsAsOf> {
    const rows = await this.database.query<{ id: string; total: number }>(
      `SELECT conversation_id AS id, count(*) OVER () AS total FROM (
         SELECT conversation_id, last_at FROM read.chats WHERE member_a = $1
         UNION ALL SELECT conversation_id, last_at FROM read.chats WHERE member_b = $1) own
        ORDER BY last_at DESC, conversation_id LIMIT $2`,
      [memberId, MOST_COUNTED],
    );
    const fold = countedFor(memberId);
    let counts = instants.map(() => NO_CHATS);
    let counted = 0;
    for (
      let events = 0;
      counted < rows.length && events < MOST_EVENTS;
      counted = Math.min(counted + AT_ONCE, rows.length)
    ) {
      const streams = rows.slice(counted, counted + AT_ONCE).map(({ id }) => conversationOf(id).stream);
      for await (const one of this.eventLog.statesAsOf(streams, fold, instants)) {
        counts = counts.map((sum, i) => withChat(sum, one.states[i]!, memberId));
        events += one.events;
      }
    }
    return { counts, counted, all: rows[0]?.total ?? 0 };
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
