import { hash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Config, Database, InvalidatedCache, Listener, Sessions, Vault } from '../../kernel/index.js';
import type { Standing } from './standing.js';

type Kind = 'member' | 'staff';

export interface LoginSession {
  id: string;
  ownerId: string;
  expiresAt: number;
}

export interface OpenSession {
  id: string;
  device: string | null;
  opened_at: Date;
  expires_at: Date;
}

export interface Opening {
  /** The request's idempotency key. */
  key: string;
  /** What was shown to open it. */
  standing: Standing;
  /** Where it is opened, in words for its owner. */
  device: string | null;
}

interface Ended {
  id: string;
  token_hash: string;
}

export const SESSION_DAYS = 30;
/** How exactly it is known when somebody was last seen. */
const MINUTE = 60_000;

/** A cookie to set on a reply; `value` is the token. */
export interface SessionCookie {
  name: string;
  value: string;
  attributes: ReturnType<Sessions['attributes']>;
}

/**
 * Sessions of members and staff: rows in the database, known ones in memory, ended ones forgotten on every process. SQL:
 * requests wait for it (planned once), and what is stored holds the row of what was shown for it.
 */
@Injectable()
export class LoginSessions {
  private readonly known: InvalidatedCache<LoginSession>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly config: Config,
    private readonly vault: Vault,
    listener: Listener,
  ) {
    this.known = new InvalidatedCache('sessions', database, listener, { max: 200_000 });
  }

  /**
   * The same request, sent again by a second press or after an answer that was lost, is given the same session: its
   * token comes of the key. Only this server can tell it from that, and only for an owner who has just proved to be it.
   *
   * Stored only while what was checked still stands, in one statement: it and a change of the password wait for each
   * other at the owner's row, so whichever comes second sees the other.
   * @returns undefined when it does not stand any more
   */
  async open(kind: Kind, ownerId: string, { key, standing, device }: Opening): Promise<SessionCookie | undefined> {
    const token = this.vault.hmac('session', `${kind} ${ownerId} ${key}`);
    const now = this.clock.now();
    const lasts = kind === 'staff' ? this.config.staffSession.lasts : SESSION_DAYS * 86_400_000;
    await this.database.query(
      `DELETE FROM authentication.sessions WHERE token_hash IN (
         SELECT token_hash FROM authentication.sessions WHERE expires_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
    const stored = await this.database.query(
      `INSERT INTO authentication.sessions (token_hash, id, kind, owner_id, expires_at, opened_at, device, standing)
       SELECT $1, $2, $3, owner_id, $5, $6, $7, version
         FROM authentication.standings WHERE owner_id = $4 AND version = $8 FOR SHARE
       ON CONFLICT (token_hash) DO UPDATE SET standing = excluded.standing
       RETURNING 1`,
      [hashOf(kind, token), randomUUID(), kind, ownerId, new Date(now.getTime() + lasts), now, device, standing],
    );
    if (stored.length === 0) return undefined;
    const attributes = this.sessions.attributes(lasts / 1_000);
    return { name: this.sessions.cookie(kind), value: token, attributes };
  }

  /** Synchronous once this process knows the token: it is on the way of every request. */
  find(kind: Kind, token: string): LoginSession | undefined | Promise<LoginSession | undefined> {
    const hash = hashOf(kind, token);
    const session = this.known.get(hash);
    return session ? this.unexpired(session) : this.load(kind, hash);
  }

  /**
   * A session of the console, which also ends after a while in which nobody did anything. That is asked of the database
   * each time, for another process may have seen somebody.
   * @param attended somebody is at the page that asks
   */
  async findStaff(token: string, attended: boolean): Promise<LoginSession | undefined> {
    const session = await this.find('staff', token);
    if (!session) return undefined;
    const hash = hashOf('staff', token);
    const [row] = await this.database.prepared<{ seen_at: Date }>(
      'staff-seen',
      'SELECT coalesce(seen_at, opened_at) AS seen_at FROM authentication.sessions WHERE token_hash = $1',
      [hash],
    );
    if (!row || row.seen_at <= this.idleSince()) {
      await this.end(session.id);
      return undefined;
    }
    const now = this.clock.now();
    if (attended && now.getTime() - row.seen_at.getTime() >= MINUTE) {
      await this.database.query(
        'UPDATE authentication.sessions SET seen_at = greatest(coalesce(seen_at, opened_at), $2) WHERE token_hash = $1',
        [hash, now],
      );
    }
    return session;
  }

  /** Whoever of the staff was not seen since then is out. */
  private idleSince(): Date {
    return new Date(this.clock.now().getTime() - this.config.staffSession.idle);
  }

  /** The owner's sessions, the newest first. */
  list(kind: Kind, ownerId: string): Promise<OpenSession[]> {
    return this.database.query<OpenSession>(
      `SELECT id, device, opened_at, expires_at FROM authentication.sessions
        WHERE kind = $1 AND owner_id = $2 AND expires_at > $3 AND ($1 <> 'staff' OR coalesce(seen_at, opened_at) > $4)
        ORDER BY opened_at DESC, id`,
      [kind, ownerId, this.clock.now(), this.idleSince()],
    );
  }

  /** Ends one session of its owner, on every process. */
  async end(sessionId: string): Promise<void> {
    const rows = 'DELETE FROM authentication.sessions WHERE id = $1 RETURNING id, token_hash';
    await this.forget(await this.database.query<Ended>(rows, [sessionId]));
  }

  /**
   * Ends the owner's sessions that were opened on what stands no more, on every process, and says which. No clock is
   * asked: those of other processes differ.
   * @param except the session that changed it, which stays
   */
  async endFallen(kind: Kind, ownerId: string, except: string | null = null): Promise<string[]> {
    await this.database.query(
      `UPDATE authentication.sessions SET standing = s.version
         FROM authentication.standings s WHERE s.owner_id = $1 AND id = $2`,
      [ownerId, except],
    );
    return this.forget(
      await this.database.query<Ended>(
        `DELETE FROM authentication.sessions o
          WHERE kind = $1 AND owner_id = $2 AND NOT EXISTS (
            SELECT FROM authentication.standings s WHERE s.owner_id = o.owner_id AND s.version = o.standing)
          RETURNING id, token_hash`,
        [kind, ownerId],
      ),
    );
  }

  /** Ends all of the owner's sessions but for one, on every process, and says which. */
  async endAll(kind: Kind, ownerId: string, except: string | null = null): Promise<string[]> {
    return this.forget(
      await this.database.query<Ended>(
        `DELETE FROM authentication.sessions
          WHERE kind = $1 AND owner_id = $2 AND id IS DISTINCT FROM $3::uuid RETURNING id, token_hash`,
        [kind, ownerId, except],
      ),
    );
  }

  private async forget(ended: Ended[]): Promise<string[]> {
    for (const { token_hash } of ended) await this.known.invalidate(token_hash);
    return ended.map(({ id }) => id);
  }

  /** Those of the owners' sessions that are still open. */
  async openOf(kind: Kind, ownerIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM authentication.sessions WHERE kind = $1 AND owner_id = ANY ($2::uuid[]) AND expires_at > $3',
      [kind, ownerIds, this.clock.now()],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Sessions leave the database when they have ended, whether somebody logs in after them or not (PRV-02). */
  async forgetEnded(): Promise<void> {
    await this.database.query('DELETE FROM authentication.sessions WHERE expires_at <= $1', [this.clock.now()]);
  }

  private async load(kind: Kind, hash: string): Promise<LoginSession | undefined> {
    const session = await this.known.load(hash, async () => {
      const [row] = await this.database.prepared<{ id: string; owner_id: string; expires_at: Date }>(
        'session-by-token',
        'SELECT id, owner_id, expires_at FROM authentication.sessions WHERE token_hash = $1 AND kind = $2',
        [hash, kind],
      );
      return row && { id: row.id, ownerId: row.owner_id, expiresAt: row.expires_at.getTime() };
    });
    return session && this.unexpired(session);
  }

  private unexpired(session: LoginSession): LoginSession | undefined {
    return session.expiresAt > this.clock.now().getTime() ? session : undefined;
  }
}

/** Tokens look random, so one fast hash hides them; the kind keeps a member's token from opening the console. */
const hashOf = (kind: Kind, token: string) => hash('sha256', kind + token, 'base64url');
