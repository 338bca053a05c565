import { Injectable } from '@nestjs/common';
import { Clock, Database, type Eraser } from '../../../kernel/index.js';
import { PushSender, type Push, type PushPayload } from './push-sender.js';

export interface InboxPush extends PushPayload {
  id: number;
  memberId: string;
  at: Date;
}

/** Keeps notifications instead of sending them, for development: read them at /api/dev/inbox. */
@Injectable()
export class InboxPushSender extends PushSender implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ memberId, about, payload }: Push): Promise<void> {
    await this.database.query(
      'INSERT INTO notifications.push_inbox (member_id, about_id, payload, sent_at) VALUES ($1, $2, $3, $4)',
      [memberId, about, JSON.stringify(payload), this.clock.now()],
    );
  }

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM notifications.push_inbox WHERE member_id = $1 OR about_id = $1', [memberId]);
  }

  /** The newest first. */
  async list(): Promise<InboxPush[]> {
    const rows = await this.database.query<{ id: number; memberId: string; payload: string; at: Date }>(
      `SELECT id, member_id AS "memberId", payload, sent_at AS at FROM notifications.push_inbox
        ORDER BY id DESC LIMIT 200`,
    );
    return rows.map(({ payload, ...row }) => ({ ...row, ...(JSON.parse(payload) as PushPayload) }));
  }
}
