import { Injectable } from '@nestjs/common';
import { Conversations } from '../../conversations/index.js';
import { Clock, defineJob, type JobHandler } from '../../kernel/index.js';
import { Notices } from '../notices/notices.js';
import { Told } from '../notices/told.js';

interface Payload {
  conversationId: string;
  from: string;
  to: string;
  /** How far the member had read; further since then: nothing to remind of. */
  readUpTo: number;
  dueAt: string;
}

export const remindOfMessage = defineJob<Payload>('remind-of-message');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days later, of what is still not read: one reminder a day at most, whoever else has written (NTF-02). */
@Injectable()
export class RemindOfMessage implements JobHandler<Payload> {
  constructor(
    private readonly notices: Notices,
    private readonly conversations: Conversations,
    private readonly told: Told,
    private readonly clock: Clock,
  ) {}

  async run({ conversationId, from, to, readUpTo, dueAt }: Payload): Promise<void> {
    const now = this.clock.now().getTime();
    // The queue waits by the database's clock, which may differ by little.
    if (now < Date.parse(dueAt) - HOUR) return;
    if ((await this.notices.presenceOf(to)).here) return;
    const waiting = await this.conversations.waiting(to, conversationId);
    if (!waiting || waiting.readUpTo > readUpTo || !(await this.notices.mayTellOfMessage(to, from))) return;
    const key = `reminder ${conversationId} ${readUpTo}`;
    const yesterday = new Date(now - DAY);
    const oneADay = { memberId: to, kind: 'reminder-mail', about: to } as const;
    await this.notices.tell({ kind: 'reminder', to, from, conversationId }, key, (query) =>
      this.told.claimSince(query, oneADay, yesterday),
    );
  }
}
