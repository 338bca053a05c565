import { Injectable } from '@nestjs/common';
import { Clock, Database, type Eraser } from '../../../kernel/index.js';
import { Mailer, messageIdOf, type Mail } from './mailer.js';

interface KeptAttachment {
  filename: string;
  contentType: string;
  /** In base64. */
  content: string;
}

export interface InboxMail extends Pick<Mail, 'to' | 'memberId' | 'subject' | 'text' | 'html'> {
  id: number;
  at: Date;
  from: string;
  unsubscribe: string | null;
  attachments: KeptAttachment[];
}

const COLUMNS = `id, sender AS "from", recipient AS to, member_id AS "memberId", subject, text, html, sent_at AS at,
  unsubscribe, attachments`;

/** Keeps mail instead of sending it, for development: read it at /api/dev/inbox. */
@Injectable()
export class InboxMailer extends Mailer implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** One that comes again, because a worker was killed after it had sent it, is there already. */
  async send(mail: Mail): Promise<void> {
    const { from, to, memberId, about, unsubscribe, subject, text, html, attachments = [] } = mail;
    const kept = attachments.map(({ content, ...kind }) => ({
      ...kind,
      content: Buffer.from(content).toString('base64'),
    }));
    await this.database.query(
      `INSERT INTO notifications.inbox (recipient, member_id, subject, text, html, sent_at, about_id, unsubscribe, sender,
                                        attachments, message_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (message_id) DO NOTHING`,
      [
        to,
        memberId,
        subject,
        text,
        html,
        this.clock.now(),
        about,
        unsubscribe,
        `${from.name} <${from.address}>`,
        JSON.stringify(kept),
        messageIdOf(mail),
      ],
    );
  }

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM notifications.inbox WHERE member_id = $1 OR about_id = $1', [memberId]);
  }

  /** The newest first. */
  list(): Promise<InboxMail[]> {
    return this.database.query<InboxMail>(`SELECT ${COLUMNS} FROM notifications.inbox ORDER BY id DESC LIMIT 200`);
  }

  find(id: number): Promise<InboxMail | undefined> {
    return this.database.one<InboxMail>(`SELECT ${COLUMNS} FROM notifications.inbox WHERE id = $1`, [id]);
  }
}
