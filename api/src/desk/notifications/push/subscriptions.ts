import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, Repository } from 'typeorm';
import { LoginSessions } from '../../../ground/authentication/index.js';
import { Clock, Database, Vault, type Eraser } from '../../../kernel/index.js';
import type { Subscription } from '../../../ground/delivery/index.js';
import { PushSubscription } from './push-subscription.entity.js';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** Looked at, and forgotten, at once. */
const BATCH = 500;

/** Browsers that members are told on. A browser that is not logged in any more is told nothing. */
@Injectable()
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

  /** The logins of these members whose browsers are told; those that have ended are forgotten. */
  async of(memberIds: readonly string[]): Promise<Map<string, string[]>> {
    // SQL, for it is asked of everyone who is told of a message: planned once.
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

  /** Those whose login has ended, also of members whom nobody has anything to tell (PRV-02). */
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
