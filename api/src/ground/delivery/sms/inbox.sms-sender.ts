import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock, ErasesMember, type Eraser } from '../../../kernel/index.js';
import { InboxSms } from './inbox-sms.entity.js';
import { SmsSender, type Sms } from './sms-sender.js';

/** Stores text messages instead of sending them, for development; readable at /api/dev/inbox. */
@ErasesMember()
export class InboxSmsSender extends SmsSender implements Eraser {
  constructor(
    @InjectRepository(InboxSms) private readonly inbox: Repository<InboxSms>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ memberId, to, text }: Sms): Promise<void> {
    await this.inbox.insert({ memberId, to, text, at: this.clock.now() });
  }

  async erase(memberId: string): Promise<void> {
    await this.inbox.delete({ memberId });
  }

  /** Newest first. */
  list(): Promise<InboxSms[]> {
    return this.inbox.find({ order: { id: 'DESC' }, take: 200 });
  }
}
