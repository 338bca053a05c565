import { Injectable } from '@nestjs/common';
import { Clock, Database, Store, Vault, type RecordedEvent } from '../../kernel/index.js';
import { Settings } from '../../ground/settings/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { conversationOf } from './conversation.js';
import type { ConversationEvent, MessageSent } from './conversation.events.js';
import { shownSince } from './history-limit.js';
import { takenDownAmong } from './taking-down.js';

/** Why a message of an excerpt has no text. `hidden`: it is older than the history limit (CHT-06). */
export const MISSING = ['erased', 'hidden', 'taken_down'] as const;

export interface ExcerptMessage {
  version: number;
  from: string;
  /** Empty: a gift without words. */
  body: string | null;
  /** Which of the catalogue went with it (CHT-10); null where the message is missing. */
  gift: string | null;
  /** It was a photo, without words; what it shows stays between the two (CHT-11). */
  photo: boolean;
  missing: (typeof MISSING)[number] | null;
  sentAt: string;
  /** Who of the staff wrote it in a fictional sender's name. */
  writtenBy: string | null;
}

export interface Excerpt {
  /** In the order they were written. */
  messages: ExcerptMessage[];
  /** There is more on that side. */
  more: boolean;
}

type Sent = RecordedEvent<ConversationEvent> & { data: MessageSent['data'] };

const TYPES: ['MessageSent'] = ['MessageSent'];

/** What was written around a message, for the case about it (PRV-03). Whoever asks records that it was looked at. */
@Injectable()
export class Excerpts {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly staff: StaffMembers,
  ) {}

  async before(conversationId: string, version: number, limit: number): Promise<Excerpt> {
    const page = { before: version, limit: limit + 1, types: TYPES };
    const events = await this.store.history(conversationOf(conversationId), page);
    const messages = await this.read(conversationId, events.slice(0, limit).reverse() as Sent[]);
    return { messages, more: events.length > limit };
  }

  async after(conversationId: string, version: number, limit: number): Promise<Excerpt> {
    const page = { after: version, limit: limit + 1, types: TYPES };
    const events = await this.store.following(conversationOf(conversationId), page);
    const messages = await this.read(conversationId, events.slice(0, limit) as Sent[]);
    return { messages, more: events.length > limit };
  }

  private async read(conversationId: string, events: Sent[]): Promise<ExcerptMessage[]> {
    const since = shownSince(this.clock.now(), this.settings.current().chatHistoryMonths).toISOString();
    const takenDown = await takenDownAmong(this.database, conversationId);
    const kept = ({ version, data }: Sent) =>
      data.sentAt < since ? 'hidden' : takenDown.has(version) ? 'taken_down' : null;
    const [bodies, writers] = await Promise.all([
      this.vault.openAll(events.map((event) => (kept(event) ? null : event.data.body))),
      this.staff.namesOf(events.map(({ data }) => data.writtenBy ?? null)),
    ]);
    return events.map((event, i) => {
      const body = bodies[i] ?? null;
      const { version, data } = event;
      const missing = kept(event) ?? (body === null ? 'erased' : null);
      const writtenBy = writers.get(data.writtenBy ?? '') ?? null;
      const gift = (missing === null && data.gift) || null;
      const photo = data.photo !== undefined;
      return { version, from: data.from, body, gift, photo, missing, sentAt: data.sentAt, writtenBy };
    });
  }
}
