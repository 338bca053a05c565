import { Injectable } from '@nestjs/common';
import { Clock, Database, type Eraser } from '../../kernel/index.js';
import { SmsSender, type Sms } from './sms-sender.js';

export interface InboxSms {
  id: number;
  memberId: string;
  to: string;
  text: string;
  at: Date;
}

/** Keeps text messages instead of sending them, for development: read them at /api/dev/inbox. */
@Injectable()
export class InboxSmsSender extends SmsSender implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ memberId, to, text }: Sms): Promise<void> {
    await this.database.query('INSERT INTO sms.inbox (member_id, recipient, text, sent_at) VALUES ($1, $2, $3, $4)', [
      memberId,
      to,
      text,
      this.clock.now(),
    ]);
  }

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM sms.inbox WHERE member_id = $1', [memberId]);
  }

  /** The newest first. */
  list(): Promise<InboxSms[]> {
    return this.database.query<InboxSms>(
      `SELECT id, member_id AS "memberId", recipient AS to, text, sent_at AS at
         FROM sms.inbox ORDER BY id DESC LIMIT 200`,
    );
  }
}
