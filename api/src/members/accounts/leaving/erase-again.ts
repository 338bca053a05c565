import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Erasure, Store } from '../../../kernel/index.js';
import { finishErasure, startErasureAgain } from './deletion.js';
import { member, memberOf } from '../member.js';
import { MemberSessions } from '../credentials/member-sessions.js';

export interface ErasedAgain {
  /** Number of erased members whom the backup had turned into members again. */
  members: number;
  /** Number of members who were still erased, but whose keys had come back. */
  keys: number;
}

/**
 * Run after restoring an older backup: erases again everybody who has been erased since (PRV-01). In the backup they
 * may be members, be erased but have their keys, or be unknown. It may be interrupted and run again.
 */
@Injectable()
export class EraseAgain {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly erasure: Erasure,
    private readonly sessions: MemberSessions,
  ) {}

  /**
   * Erases the `listed` members, and those whom the database itself records as erased: their keys alone may have come
   * back.
   */
  async erase(listed: readonly string[]): Promise<ErasedAgain> {
    const known = await this.database.query<{ id: string }>(
      `SELECT DISTINCT substr(stream, ${member.type.length + 2}) AS id FROM kernel.events WHERE type = 'MemberErased'`,
    );
    const again: ErasedAgain = { members: 0, keys: 0 };
    for (const id of new Set([...listed, ...known.map(({ id }) => id)])) {
      if ((await this.store.readFresh(memberOf(id))).status !== 'none') {
        await this.eraseMember(id);
        again.members++;
      } else {
        const keys = await this.database.one('SELECT FROM vault.keys WHERE starts_with(owner, $1) LIMIT 1', [id]);
        // Repeated for everyone, because files may have come back without a key.
        await this.erasure.erase(id);
        if (keys) again.keys++;
      }
    }
    return again;
  }

  private async eraseMember(memberId: string): Promise<void> {
    const ref = memberOf(memberId);
    const command = () => ({ actor: 'system', key: randomUUID(), request: { memberId }, writes: [ref] });
    await this.store.transact(command(), (tx) => {
      tx.decide(ref, (state) => startErasureAgain(state, tx));
    });
    await this.erasure.erase(memberId);
    await this.store.transact(command(), (tx) => {
      tx.decide(ref, (state) => finishErasure(state, tx));
    });
    await this.sessions.statusChanged(memberId);
  }
}
