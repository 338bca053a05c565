import { hash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, InvalidatedCache, Listener, Sessions } from '../kernel/index.js';

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

export const SESSION_DAYS = 30;

/** A cookie to set on a reply; `value` is the token. */
export interface SessionCookie {
  name: string;
  value: string;
  attributes: ReturnType<Sessions['attributes']>;
}

/** Sessions of members and staff: rows in the database, known ones in memory, ended ones forgotten on every process. */
@Injectable()
export class LoginSessions {
  private readonly known: InvalidatedCache<LoginSession>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    listener: Listener,
  ) {
    this.known = new InvalidatedCache('sessions', database, listener, { max: 200_000 });
  }

  /** @param device where it is opened, in words for its owner */
  async open(kind: Kind, ownerId: string, device: string | null = null): Promise<SessionCookie> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.database.query(
      `DELETE FROM authentication.sessions WHERE token_hash IN (
         SELECT token_hash FROM authentication.sessions WHERE expires_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
    await this.database.query(
      `INSERT INTO authentication.sessions (token_hash, id, kind, owner_id, expires_at, opened_at, device)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [hashOf(kind, token), randomUUID(), kind, ownerId, expiryOf(now), now, device],
    );
    const attributes = this.sessions.attributes(SESSION_DAYS * 86_400);
    return { name: this.sessions.cookie(kind), value: token, attributes };
  }

  /** Synchronous once this process knows the token: it is on the way of every request. */
  find(kind: Kind, token: string): LoginSession | undefined | Promise<LoginSession | undefined> {
    const hash = hashOf(kind, token);
    const session = this.known.get(hash);
    return session ? this.unexpired(session) : this.load(kind, hash);
  }

  /** The owner's sessions, the newest first. */
  list(kind: Kind, ownerId: string): Promise<OpenSession[]> {
    return this.database.query<OpenSession>(
      `SELECT id, device, opened_at, expires_at FROM authentication.sessions
        WHERE kind = $1 AND owner_id = $2 AND expires_at > $3 ORDER BY opened_at DESC, id`,
      [kind, ownerId, this.clock.now()],
    );
  }

  /** Ends one session of its owner, on every process. */
  async end(sessionId: string): Promise<void> {
    const rows = await this.database.query<{ token_hash: string }>(
      'DELETE FROM authentication.sessions WHERE id = $1 RETURNING token_hash',
      [sessionId],
    );
    for (const { token_hash } of rows) await this.known.invalidate(token_hash);
  }

  /** Ends the owner's sessions that were opened before then, on every process, and says which. */
  async endAll(kind: Kind, ownerId: string, openedBefore: Date, except?: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string; token_hash: string }>(
      `DELETE FROM authentication.sessions
        WHERE kind = $1 AND owner_id = $2 AND expires_at <= $3 AND id IS DISTINCT FROM $4::uuid
        RETURNING id, token_hash`,
      [kind, ownerId, expiryOf(openedBefore), except ?? null],
    );
    for (const { token_hash } of rows) await this.known.invalidate(token_hash);
    return rows.map(({ id }) => id);
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

const expiryOf = (openedAt: Date) => new Date(openedAt.getTime() + SESSION_DAYS * 86_400_000);

/** Tokens are random, so one fast hash hides them; the kind keeps a member's token from opening the console. */
const hashOf = (kind: Kind, token: string) => hash('sha256', kind + token, 'base64url');
