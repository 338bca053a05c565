import { Injectable } from '@nestjs/common';
import { Conversations } from '../../../meeting/conversations/index.js';
import { Clock, defineBatchJob, type BatchItem, type BatchJobHandler, type Query } from '../../../kernel/index.js';
import { Notices } from '../notices/notices.js';

interface Payload {
  conversationId: string;
  from: string;
  to: string;
  /** How far the member had read; further since then: nothing to remind of. */
  readUpTo: number;
  dueAt: string;
}

export const remindOfMessage = defineBatchJob<Payload>('remind-of-message');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days later, of what is still not read: one reminder a day at most, whoever else has written (NTF-02). */
@Injectable()
export class RemindOfMessage implements BatchJobHandler<Payload> {
  constructor(
    private readonly notices: Notices,
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  async run(items: readonly BatchItem<Payload>[], query: Query): Promise<void> {
    const now = this.clock.now().getTime();
    // The queue waits by the database's clock, which may differ by little.
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
