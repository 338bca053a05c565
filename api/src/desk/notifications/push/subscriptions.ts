import { Injectable } from '@nestjs/common';
import { LoginSessions } from '../../../ground/authentication/index.js';
import { Clock, Database, Vault, type Eraser, type Sealed } from '../../../kernel/index.js';
import type { Subscription } from './push-sender.js';

interface Place {
  id: string;
  member_id: string;
}
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** Looked at, and forgotten, at once. */
const BATCH = 500;

/** Browsers that members are told on. A browser that is not logged in any more is told nothing. */
@Injectable()
export class Subscriptions implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly sessions: LoginSessions,
  ) {}

  async save(memberId: string, sessionId: string, subscription: Subscription): Promise<void> {
    const hash = this.vault.hmac('push-endpoint', subscription.endpoint);
    const sealed = await this.vault.seal(memberId, JSON.stringify(subscription));
    await this.database.transaction(async (query) => {
      await query('DELETE FROM notifications.push_subscriptions WHERE endpoint_hash = $1 AND session_id <> $2', [
        hash,
        sessionId,
      ]);
      await query(
        `INSERT INTO notifications.push_subscriptions (session_id, member_id, endpoint_hash, subscription, subscribed_at)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (session_id) DO UPDATE
         SET endpoint_hash = excluded.endpoint_hash, subscription = excluded.subscription`,
        [sessionId, memberId, hash, sealed, this.clock.now()],
      );
    });
  }

  async remove(sessionId: string): Promise<void> {
    await this.database.query('DELETE FROM notifications.push_subscriptions WHERE session_id = $1', [sessionId]);
  }

  /** The logins of these members whose browsers are told; those that have ended are forgotten. */
  async of(memberIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.prepared<Place>(
      'push-subscriptions',
      'SELECT session_id AS id, member_id FROM notifications.push_subscriptions WHERE member_id = ANY ($1::uuid[])',
      [memberIds],
    );
    if (rows.length === 0) return new Map();
    const open = await this.sessions.openOf('member', [...new Set(rows.map(({ member_id }) => member_id))]);
    for (const { id } of rows) if (!open.has(id)) await this.remove(id);
    const browsers = new Map<string, string[]>();
    for (const { id, member_id: memberId } of rows.filter(({ id }) => open.has(id))) {
      browsers.set(memberId, [...(browsers.get(memberId) ?? []), id]);
    }
    return browsers;
  }

  /** Those whose login has ended, also of members whom nobody has anything to tell (PRV-02). */
  async forgetEnded(): Promise<void> {
    for (let after: string | undefined = BEFORE_ALL; after;) {
      const rows: Place[] = await this.database.query<Place>(
        `SELECT session_id AS id, member_id FROM notifications.push_subscriptions
          WHERE session_id > $1 ORDER BY session_id LIMIT ${BATCH}`,
        [after],
      );
      const members = rows.map(({ member_id }) => member_id);
      const open = await this.sessions.openOf('member', members);
      const ended = rows.map(({ id }) => id).filter((id) => !open.has(id));
      await this.database.query('DELETE FROM notifications.push_subscriptions WHERE session_id = ANY ($1::uuid[])', [
        ended,
      ]);
      after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    }
  }

  async find(sessionId: string): Promise<Subscription | undefined> {
    const row = await this.database.one<{ subscription: Sealed }>(
      'SELECT subscription FROM notifications.push_subscriptions WHERE session_id = $1',
      [sessionId],
    );
    const text = row && (await this.vault.open(row.subscription));
    return text ? (JSON.parse(text) as Subscription) : undefined;
  }

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM notifications.push_subscriptions WHERE member_id = $1', [memberId]);
  }
}
