import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/index.js';

/**
 * Records before and after talking to the mail server that a mail is being sent and was sent (NTF-02). SQL: two
 * prepared statements per mail.
 */
@Injectable()
export class MailClaims {
  constructor(private readonly database: Database) {}

  /** `unknown`: an earlier attempt ended before the server's answer arrived, or the server did not accept the mail. */
  async claim(messageId: string): Promise<'new' | 'unknown' | 'sent'> {
    const [made] = await this.database.prepared(
      'claim-mail',
      'INSERT INTO notifications.mail_claims (message_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING message_id',
      [messageId],
    );
    if (made) return 'new';
    const row = await this.database.one<{ sent: boolean }>(
      'SELECT sent_at IS NOT NULL AS sent FROM notifications.mail_claims WHERE message_id = $1',
      [messageId],
    );
    return row?.sent ? 'sent' : 'unknown';
  }

  async sent(messageId: string): Promise<void> {
    await this.database.prepared(
      'mail-sent',
      'UPDATE notifications.mail_claims SET sent_at = now() WHERE message_id = $1',
      [messageId],
    );
  }

  /** No job is retried for that long. */
  async forgetOld(): Promise<void> {
    await this.database.query(
      'DELETE FROM notifications.mail_claims WHERE claimed_at < now() - make_interval(days => 30)',
    );
  }
}
