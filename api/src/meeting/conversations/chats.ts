import { Injectable } from '@nestjs/common';
import { Clock, Database, upcast, Vault } from '../../kernel/index.js';
import { Profiles } from '../../members/profiles/index.js';
import { Blocks } from '../blocks/index.js';
import { Settings } from '../../ground/settings/index.js';
import type { ChatItem } from './chat.schema.js';
import { conversation } from './conversation.js';
import type { MessageSent } from './conversation.events.js';
import { shownSince } from './history-limit.js';
import type { Place } from './place.js';

/** Who looks: before the e-mail is confirmed, what others wrote cannot be read (CHT-04). */
export interface Viewer {
  id: string;
  mayRead: boolean;
}

interface Row {
  id: string;
  partner: string;
  unread: number;
  /** What the member has removed goes up to this version. */
  hidden: number;
  /** Staff took the last message down. */
  taken_down: boolean;
  schema_version: number | null;
  data: MessageSent['data'] | null;
  last_at: Date;
}

// A member's chats from one side, then from the other, each by its index.
const OWN = `
  SELECT conversation_id, member_b AS partner, unread_a AS unread, opened_a AS opened, handed_in_a AS handed_in,
         hidden_a AS hidden, last_version, last_at
    FROM read.chats WHERE member_a = $1
  UNION ALL
  SELECT conversation_id, member_a, unread_b, opened_b, handed_in_b, hidden_b, last_version, last_at
    FROM read.chats WHERE member_b = $1`;
/** Conversations a page. */
export const PAGE = 500;
/** As `isListed` and `isAtHand` say. */
const LISTED = '(opened AND handed_in OR last_version > hidden)';
const AT_HAND = '(opened OR last_version > hidden)';
const select = (chats: string) => `
  SELECT c.conversation_id AS id, c.partner, c.unread, c.hidden, t.version IS NOT NULL AS taken_down,
         e.schema_version, e.data, c.last_at
    FROM (SELECT * FROM (${OWN}) own WHERE ${chats}) c
    LEFT JOIN kernel.events e ON e.stream = 'conversation-' || c.conversation_id AND e.version = c.last_version AND e.version > c.hidden
    LEFT JOIN read.taken_down_messages t ON t.conversation_id = c.conversation_id AND t.version = c.last_version
   ORDER BY c.last_at DESC, c.conversation_id`;
// One more than a page tells whether there is another.
const NEWEST = `ORDER BY last_at DESC, conversation_id LIMIT ${PAGE + 1}`;
const LIST = select(`${LISTED} ${NEWEST}`);
const OLDER = select(`${LISTED} AND (last_at < $2 OR last_at = $2 AND conversation_id > $3) ${NEWEST}`);
const ONE = select(`${AT_HAND} AND conversation_id = $2`);

/** Chat items as a member sees them. The last message's text is read where it was written, in the event. */
@Injectable()
export class Chats {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A page of them, the newest first; `next`: where the older ones begin, if there are any. */
  async list(viewer: Viewer, before?: Place): Promise<{ chats: ChatItem[]; next: Place | undefined }> {
    const rows = before
      ? await this.database.prepared<Row>('chat-list-older', OLDER, [viewer.id, before.lastAt, before.id])
      : await this.database.prepared<Row>('chat-list', LIST, [viewer.id]);
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    return { chats: await this.toItems(page, viewer), next: last && { lastAt: last.last_at, id: last.id } };
  }

  async find(conversationId: string, viewer: Viewer): Promise<ChatItem | undefined> {
    return (await this.open(conversationId, viewer))?.chat;
  }

  /** The item, and up to which version its messages are hidden from this viewer. */
  async open(conversationId: string, viewer: Viewer): Promise<{ chat: ChatItem; hiddenUpTo: number } | undefined> {
    const rows = await this.database.prepared<Row>('chat-one', ONE, [viewer.id, conversationId]);
    const [chat] = await this.toItems(rows, viewer);
    return chat && { chat, hiddenUpTo: rows[0]!.hidden };
  }

  private async toItems(rows: Row[], viewer: Viewer): Promise<ChatItem[]> {
    if (rows.length === 0) return [];
    const since = shownSince(this.clock.now(), this.settings.current().chatHistoryMonths).toISOString();
    const sent = rows.map(({ data, schema_version }) =>
      data ? (upcast(conversation.upcasters, 'MessageSent', schema_version!, data) as MessageSent['data']) : null,
    );
    const [cards, blocked, blockers, bodies] = await Promise.all([
      this.profiles.cards(
        rows.map((row) => row.partner),
        viewer.id,
      ),
      this.blocks.blockedBy(viewer.id),
      this.blocks.blockersOf(viewer.id),
      this.vault.openAll(
        sent.map((message, i) => (message && canRead(message, viewer) && !rows[i]!.taken_down ? message.body : null)),
      ),
    ]);
    return rows.flatMap(({ id, partner, unread }, i) => {
      const card = cards.get(partner);
      const [blocks, isBlocked] = [blocked.includes(partner), blockers.includes(partner)];
      // Who is there just now is no business of someone they have parted from, nor what they look like of someone they
      // have blocked (PRO-07).
      const profile = card && {
        ...card,
        ...((blocks || isBlocked) && { online: false }),
        ...(isBlocked && { main_image: null }),
      };
      const message = sent[i] && sent[i].sentAt >= since ? sent[i] : null;
      const newest = message && {
        from_me: message.from === viewer.id,
        body: bodies[i]!,
        sent_at: message.sentAt,
        ...giftShown(message, bodies[i]),
        ...(message.photo && bodies[i] !== null && { photo: true as const }),
      };
      const messages = newest ? [newest] : [];
      return profile ? [{ id, profile, num_unread_messages: unread, messages, blocked: blocks }] : [];
    });
  }
}

export const canRead = (message: { from: string }, viewer: Viewer): boolean =>
  viewer.mayRead || message.from === viewer.id;

/** A gift goes the way of its words: where those are taken down, erased or cannot be read yet, it is not told either. */
export const giftShown = ({ gift }: MessageSent['data'], body: string | null | undefined): { gift?: string } =>
  gift && typeof body === 'string' ? { gift } : {};
