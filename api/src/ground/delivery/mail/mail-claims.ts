import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/index.js';

type Claimed = 'new' | 'unknown' | 'sent';

/**
 * Records before and after talking to the mail server that a mail is being sent and was sent (NTF-02). SQL: one prepared
 * statement for all mails that ask while the one before runs.
 */
@Injectable()
export class MailClaims {
  private readonly claims = new Gathered((messageIds) => this.claimAll(messageIds));
  private readonly sendings = new Gathered((messageIds) => this.sentAll(messageIds));

  constructor(private readonly database: Database) {}

  /** `unknown`: an earlier attempt ended before the server's answer arrived, or the server did not accept the mail. */
  claim(messageId: string): Promise<Claimed> {
    return this.claims.ask(messageId);
  }

  sent(messageId: string): Promise<void> {
    return this.sendings.ask(messageId);
  }

  private async claimAll(messageIds: string[]): Promise<Claimed[]> {
    const rows = await this.database.prepared<{ message_id: string; sent: boolean | null }>(
      'claim-mails',
      `WITH made AS (
         INSERT INTO notifications.mail_claims (message_id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING
         RETURNING message_id)
       SELECT message_id, NULL::boolean AS sent FROM made
       UNION ALL SELECT message_id, sent_at IS NOT NULL FROM notifications.mail_claims WHERE message_id = ANY ($1)`,
      [messageIds],
    );
    const found = new Map(rows.map(({ message_id, sent }) => [message_id, sent]));
    return messageIds.map((id) => (found.get(id) === null ? 'new' : found.get(id) ? 'sent' : 'unknown'));
  }

  private async sentAll(messageIds: string[]): Promise<void[]> {
    await this.database.prepared(
      'mails-sent',
      'UPDATE notifications.mail_claims SET sent_at = now() WHERE message_id = ANY ($1::text[])',
      [messageIds],
    );
    return [];
  }

  /** No job is retried for that long. */
  async forgetOld(): Promise<void> {
    await this.database.query(
      'DELETE FROM notifications.mail_claims WHERE claimed_at < now() - make_interval(days => 30)',
    );
  }
}

/** Asks for many at once: all that come while an answer is awaited, and at the same moment. */
class Gathered<A> {
  private waiting: { messageId: string; resolve: (answer: A) => void; reject: (reason: unknown) => void }[] = [];
  private running = false;

  constructor(private readonly askAll: (messageIds: string[]) => Promise<A[]>) {}

  ask(messageId: string): Promise<A> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ messageId, resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    // What is asked for in this moment comes with it.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const asked = this.waiting;
      this.waiting = [];
      try {
        const answers = await this.askAll(asked.map(({ messageId }) => messageId));
        asked.forEach(({ resolve }, i) => resolve(answers[i]!));
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    this.running = false;
  }
}
