import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock, ErasesMember, type Eraser } from '../../../kernel/index.js';
import { InboxMail } from './inbox-mail.entity.js';
import { Mailer, messageIdOf, type Mail } from './mailer.js';

/** Stores mail instead of sending it, for development; readable at /api/dev/inbox. */
@ErasesMember()
export class InboxMailer extends Mailer implements Eraser {
  constructor(
    @InjectRepository(InboxMail) private readonly inbox: Repository<InboxMail>,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Ignores a mail that is already stored, because a worker killed after sending sends it again. */
  async send(mail: Mail): Promise<void> {
    const { from, to, replyTo, memberId, about, unsubscribe, subject, text, html, attachments = [] } = mail;
    const kept = {
      to,
      memberId,
      subject,
      text,
      html,
      aboutId: about ?? null,
      unsubscribe: unsubscribe ?? null,
      replyTo: replyTo ?? null,
      from: `${from.name} <${from.address}>`,
      at: this.clock.now(),
      messageId: messageIdOf(mail),
      attachments: attachments.map(({ content, ...kind }) => ({
        ...kind,
        content: Buffer.from(content).toString('base64'),
      })),
    };
    await this.inbox.createQueryBuilder().insert().values(kept).orIgnore().updateEntity(false).execute();
  }

  async erase(memberId: string): Promise<void> {
    await this.inbox.delete([{ memberId }, { aboutId: memberId }]);
  }

  /** Newest first; of one recipient, or of all. */
  list(to?: string): Promise<InboxMail[]> {
    return this.inbox.find({ ...(to !== undefined && { where: { to } }), order: { id: 'DESC' }, take: 200 });
  }

  find(id: number): Promise<InboxMail | null> {
    return this.inbox.findOneBy({ id });
  }
}
