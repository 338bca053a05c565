import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock, ErasesMember, type Eraser } from '../../../kernel/index.js';
import { InboxPush } from './inbox-push.entity.js';
import { PushSender, type Push, type PushPayload } from './push-sender.js';

export type ShownPush = Omit<InboxPush, 'payload'> & PushPayload;

/** Stores notifications instead of sending them, for development; readable at /api/dev/inbox. */
@ErasesMember()
export class InboxPushSender extends PushSender implements Eraser {
  constructor(
    @InjectRepository(InboxPush) private readonly inbox: Repository<InboxPush>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ memberId, about, payload }: Push): Promise<void> {
    await this.inbox.insert({ memberId, aboutId: about, payload, at: this.clock.now() });
  }

  async erase(memberId: string): Promise<void> {
    await this.inbox.delete([{ memberId }, { aboutId: memberId }]);
  }

  /** Newest first. */
  async list(): Promise<ShownPush[]> {
    const kept = await this.inbox.find({ order: { id: 'DESC' }, take: 200 });
    return kept.map(({ payload, ...row }) => ({ ...row, ...payload }));
  }
}
