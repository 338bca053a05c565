import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, Repository } from 'typeorm';
import { LoginSessions } from '../../../ground/authentication/index.js';
import { Clock, Database, ErasesMember, Vault, type Eraser } from '../../../kernel/index.js';
import type { Subscription } from '../../../ground/delivery/index.js';
import { PushSubscription } from './push-subscription.entity.js';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** Number of subscriptions checked and deleted at a time. */
const BATCH = 500;

/** Browsers that receive pushes. A browser whose login has ended receives none. */
@ErasesMember()
export class Subscriptions implements Eraser {
  constructor(
    @InjectRepository(PushSubscription) private readonly subscriptions: Repository<PushSubscription>,
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly sessions: LoginSessions,
  ) {}

  async save(memberId: string, sessionId: string, subscription: Subscription): Promise<void> {
    const endpointHash = this.vault.hmac('push-endpoint', subscription.endpoint);
    const sealed = await this.vault.seal(memberId, JSON.stringify(subscription));
    const row = { sessionId, memberId, endpointHash, subscription: sealed, subscribedAt: this.clock.now() };
    await this.subscriptions.manager.transaction(async (manager) => {
      await manager.delete(PushSubscription, { endpointHash, sessionId: Not(sessionId) });
      await manager
        .createQueryBuilder()
        .insert()
        .into(PushSubscription)
        .values(row)
        .orUpdate(['endpoint_hash', 'subscription'], ['session_id'])
        .execute();
    });
  }

  async remove(sessionId: string): Promise<void> {
    await this.subscriptions.delete({ sessionId });
  }

  /** The browser may have renewed its subscription while the push service was asked about this one. */
  async removeDead(sessionId: string, { endpoint }: Subscription): Promise<void> {
    const endpointHash = this.vault.hmac('push-endpoint', endpoint);
    await this.subscriptions.delete({ sessionId, endpointHash });
  }

  /** The logins of these members with a push subscription; subscriptions of ended logins are deleted. */
  async of(memberIds: readonly string[]): Promise<Map<string, string[]>> {
    // A prepared statement, because it runs for every notification of a message.
    const rows = await this.database.prepared<{ id: string; memberId: string }>(
      'push-subscriptions',
      'SELECT session_id AS id, member_id AS "memberId" FROM notifications.push_subscriptions WHERE member_id = ANY ($1::uuid[])',
      [memberIds],
    );
    if (rows.length === 0) return new Map();
    const open = await this.sessions.openOf('member', [...new Set(rows.map(({ memberId }) => memberId))]);
    for (const { id } of rows) if (!open.has(id)) await this.remove(id);
    const browsers = new Map<string, string[]>();
    for (const { id, memberId } of rows.filter(({ id }) => open.has(id))) {
      browsers.set(memberId, [...(browsers.get(memberId) ?? []), id]);
    }
    return browsers;
  }

  /** Deletes subscriptions of ended logins, including those of members who get no notifications (PRV-02). */
  async forgetEnded(): Promise<void> {
    for (let after: string | undefined = BEFORE_ALL; after;) {
      const rows: PushSubscription[] = await this.subscriptions.find({
        where: { sessionId: MoreThan(after) },
        order: { sessionId: 'ASC' },
        take: BATCH,
      });
      const open = await this.sessions.openOf(
        'member',
        rows.map(({ memberId }) => memberId),
      );
      const ended = rows.map(({ sessionId }) => sessionId).filter((id) => !open.has(id));
      if (ended.length > 0) await this.subscriptions.delete(ended);
      after = rows.length < BATCH ? undefined : rows.at(-1)?.sessionId;
    }
  }

  async find(sessionId: string): Promise<Subscription | undefined> {
    const row = await this.subscriptions.findOneBy({ sessionId });
    const text = row && (await this.vault.open(row.subscription));
    return text ? (JSON.parse(text) as Subscription) : undefined;
  }

  async erase(memberId: string): Promise<void> {
    await this.subscriptions.delete({ memberId });
  }
}
