import { Injectable } from '@nestjs/common';
import { Conversations } from '../../conversations/index.js';
import { defineJob, type JobHandler } from '../../kernel/index.js';
import type { Notice } from '../notices/notice.js';
import { Notices } from '../notices/notices.js';
import { Told } from '../notices/told.js';

interface Payload {
  conversationId: string;
  version: number;
  from: string;
  to: string;
}

export const tellOfMessage = defineJob<Payload>('tell-of-message');

/** By push each message, by mail a conversation once until it is read; whoever reads along is told nothing. */
@Injectable()
export class TellOfMessage implements JobHandler<Payload> {
  constructor(
    private readonly notices: Notices,
    private readonly conversations: Conversations,
    private readonly told: Told,
  ) {}

  async run({ conversationId, version, from, to }: Payload): Promise<void> {
    if ((await this.notices.presenceOf(to)).here) return;
    const waiting = await this.conversations.waiting(to, conversationId, version);
    if (!waiting || !(await this.notices.mayTellOfMessage(to, from))) return;
    const notice: Notice = { kind: waiting.isNew ? 'conversation' : 'message', to, from, conversationId };
    await this.notices.tell(notice, `${conversationId} ${version}`, (query) =>
      this.told.claimUnlessUnread(
        query,
        { memberId: to, kind: 'message-mail', about: conversationId, version },
        waiting.readUpTo,
      ),
    );
  }
}
