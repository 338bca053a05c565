import { hash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Config, Database, InvalidatedCache, Listener, Sessions, Vault } from '../../kernel/index.js';
import type { SecurityStamp } from './security-stamp.js';

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
  /** The stamp the login was verified against; the session opens only while it is current. */
  stamp: SecurityStamp;
  /** A description of the device for its owner. */
  device: string | null;
}

export const SESSION_DAYS = 30;
/** Resolution of the time a session was last seen, in milliseconds. */
const MINUTE = 60_000;

/** A cookie to set on a response; `value` is the token. */
export interface SessionCookie {
  name: string;
  value: string;
  attributes: ReturnType<Sessions['attributes']>;
}

/**
 * Sessions of members and staff: rows in the database, cached in memory, invalidated in every process when they end.
 * SQL, because every request waits for it (prepared statements) and because opening a session must lock the row of the
 * security stamp.
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
   * A request repeated by a double click or after a lost response receives the same session, because the token is
   * derived from the idempotency key. Only this server can compute it, and only for an owner who has just logged in.
   *
   * Stored in one statement and only while the security stamp is current: opening a session and changing the password
   * lock the same row, so whichever comes second sees the other.
   * @returns undefined if the security stamp is no longer current
   */
  async open(kind: Kind, ownerId: string, { key, stamp, device }: Opening): Promise<SessionCookie | undefined> {
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
      [hashOf(kind, token), randomUUID(), kind, ownerId, new Date(now.getTime() + lasts), now, device, stamp],
    );
    if (stored.length === 0) return undefined;
    const attributes = this.sessions.attributes(lasts / 1_000);
    return { name: this.sessions.cookie(kind), value: token, attributes };
  }

  /** Synchronous if this process has the session cached, because every request calls it. */
  find(kind: Kind, token: string): LoginSession | undefined | Promise<LoginSession | undefined> {
    const hash = hashOf(kind, token);
    const session = this.known.get(hash);
    return session ? this.unexpired(session) : this.load(kind, hash);
  }

  /**
   * Finds a console session, which also ends after an idle timeout. Activity is read from the database each time,
   * because another process may have recorded it.
   * @param attended whether a person is looking at the page that sends the request
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

  /** Staff sessions that were last seen before this time have ended. */
  private idleSince(): Date {
    return new Date(this.clock.now().getTime() - this.config.staffSession.idle);
  }

  /** The owner's sessions, newest first. */
  list(kind: Kind, ownerId: string): Promise<OpenSession[]> {
    return this.database.query<OpenSession>(
      `SELECT id, device, opened_at, expires_at FROM authentication.sessions
        WHERE kind = $1 AND owner_id = $2 AND expires_at > $3 AND ($1 <> 'staff' OR coalesce(seen_at, opened_at) > $4)
        ORDER BY opened_at DESC, id`,
      [kind, ownerId, this.clock.now(), this.idleSince()],
    );
  }

  /** Ends one session, in every process. */
  async end(sessionId: string): Promise<void> {
    await this.endWhere('id = $1', [sessionId]);
  }

  /**
   * Ends the owner's sessions whose stamp is no longer current, in every process, and returns their ids. Compares
   * versions rather than times, because clocks of different processes differ.
   * @param except the session that made the change, which stays open
   */
  async endFallen(kind: Kind, ownerId: string, except: string | null = null): Promise<string[]> {
    await this.database.query(
      `UPDATE authentication.sessions SET standing = s.version
         FROM authentication.standings s WHERE s.owner_id = $1 AND id = $2`,
      [ownerId, except],
    );
    return this.endWhere(
      `kind = $1 AND owner_id = $2 AND NOT EXISTS (
         SELECT FROM authentication.standings s WHERE s.owner_id = o.owner_id AND s.version = o.standing)`,
      [kind, ownerId],
    );
  }

  /** Ends all of the owner's sessions except one, in every process, and returns their ids. */
  endAll(kind: Kind, ownerId: string, except: string | null = null): Promise<string[]> {
    return this.endWhere('kind = $1 AND owner_id = $2 AND id IS DISTINCT FROM $3::uuid', [kind, ownerId, except]);
  }

  /** Ends the owner's sessions that were opened by then, in every process, and returns their ids. */
  endOpenedBy(kind: Kind, ownerId: string, then: Date): Promise<string[]> {
    return this.endWhere('kind = $1 AND owner_id = $2 AND opened_at <= $3', [kind, ownerId, then]);
  }

  private async endWhere(condition: string, values: unknown[]): Promise<string[]> {
    const ended = await this.database.query<{ id: string; token_hash: string }>(
      `DELETE FROM authentication.sessions o WHERE ${condition} RETURNING id, token_hash`,
      values,
    );
    for (const { token_hash } of ended) await this.known.invalidate(token_hash);
    return ended.map(({ id }) => id);
  }

  /** The owners' sessions that are still open. */
  async openOf(kind: Kind, ownerIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM authentication.sessions WHERE kind = $1 AND owner_id = ANY ($2::uuid[]) AND expires_at > $3',
      [kind, ownerIds, this.clock.now()],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Deletes ended sessions, so that they do not stay until the next login (PRV-02). */
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

/**
 * Tokens are random, so one fast hash is enough; including the kind keeps a member's token from opening the console.
 */
const hashOf = (kind: Kind, token: string) => hash('sha256', kind + token, 'base64url');
