import { Conversations } from '../../../meeting/conversations/index.js';
import {
  Clock,
  defineBatchJob,
  HandlesJob,
  type BatchItem,
  type BatchJobHandler,
  type Query,
} from '../../../kernel/index.js';
import { Notices } from '../notices/notices.js';

interface Payload {
  conversationId: string;
  from: string;
  to: string;
  /** The version up to which the member had read; if they have read further since, no reminder is due. */
  readUpTo: number;
  dueAt: string;
}

export const remindOfMessage = defineBatchJob<Payload>('remind-of-message');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Reminds, days later, of messages still unread: at most once a day, whoever else has written (NTF-02). */
@HandlesJob(remindOfMessage)
export class RemindOfMessage implements BatchJobHandler<Payload> {
  constructor(
    private readonly notices: Notices,
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  async run(items: readonly BatchItem<Payload>[], query: Query): Promise<void> {
    const now = this.clock.now().getTime();
    // The queue uses the database's clock, which may differ slightly.
    const due = items.map(({ payload }) => payload).filter(({ dueAt }) => now >= Date.parse(dueAt) - HOUR);
    const presence = await this.notices.presenceOf(due.map(({ to }) => to));
    const away = due.filter(({ to }) => !presence.get(to)!.here);
    const waiting = await this.conversations.waiting(
      away.map(({ to, conversationId }) => ({ memberId: to, conversationId })),
    );
    const unread = away.filter(({ readUpTo }, i) => waiting[i] && waiting[i].readUpTo <= readUpTo);
    const mayTell = await this.notices.mayTellOfMessages(unread);
    const yesterday = new Date(now - DAY);
    await this.notices.tell(
      query,
      unread
        .filter((_, i) => mayTell[i])
        .map(({ conversationId, from, to, readUpTo }) => ({
          notice: { kind: 'reminder', to, from, conversationId },
          key: `reminder ${conversationId} ${readUpTo}`,
          mail: { memberId: to, kind: 'reminder-mail', about: to, again: { since: yesterday } },
        })),
    );
  }
}
