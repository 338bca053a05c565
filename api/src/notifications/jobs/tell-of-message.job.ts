import { Injectable } from '@nestjs/common';
import { Conversations } from '../../conversations/index.js';
import { Clock, Database, defineJob, Jobs, type JobHandler } from '../../kernel/index.js';
import type { Notice } from '../notices/notice.js';
import { Notices } from '../notices/notices.js';
import { Told } from '../notices/told.js';
import { remindOfMessage } from './remind-of-message.job.js';

interface Payload {
  conversationId: string;
  from: string;
  to: string;
  /** Look once more when the member is here now: they may leave without reading. */
  again: boolean;
}

const SOON = 60_000;
const REMINDED_AFTER = 3 * 86_400_000;

export const tellOfMessage = defineJob<Payload>('tell-of-message');

/** By push, and by mail a conversation once until it is read; whoever reads along is told nothing. */
@Injectable()
export class TellOfMessage implements JobHandler<Payload> {
  constructor(
    private readonly notices: Notices,
    private readonly conversations: Conversations,
    private readonly told: Told,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(payload: Payload, { key }: { key: string }): Promise<void> {
    const { conversationId, from, to, again } = payload;
    if ((await this.notices.presenceOf(to)).here) {
      const runAt = new Date(this.clock.now().getTime() + SOON);
      if (again) await this.jobs.enqueue(tellOfMessage, { ...payload, again: false }, { key: `${key} again`, runAt });
      return;
    }
    const waiting = await this.conversations.waiting(to, conversationId);
    if (!waiting || !(await this.notices.mayTellOfMessage(to, from))) return;
    const notice: Notice = { kind: waiting.isNew ? 'conversation' : 'message', to, from, conversationId };
    await this.remindLater(payload, waiting);
    const mail = { memberId: to, kind: 'message-mail', about: conversationId, version: waiting.upTo } as const;
    await this.notices.tell(notice, `${conversationId} ${waiting.upTo}`, (query) =>
      this.told.claimUnlessUnread(query, mail, waiting.readUpTo),
    );
  }

  /** Once until the conversation is read, whatever else the member is told of it. */
  private async remindLater({ conversationId, from, to }: Payload, waiting: { upTo: number; readUpTo: number }) {
    const { upTo: version, readUpTo } = waiting;
    const telling = { memberId: to, kind: 'reminder', about: conversationId, version } as const;
    const runAt = new Date(this.clock.now().getTime() + REMINDED_AFTER);
    await this.database.transaction(async (query) => {
      if (!(await this.told.claimUnlessUnread(query, telling, readUpTo))) return;
      const key = `${conversationId} ${to} ${version}`;
      const reminder = { conversationId, from, to, readUpTo, dueAt: runAt.toISOString() };
      await this.jobs.insert(query, remindOfMessage.at(reminder, { key, runAt }));
    });
  }
}
