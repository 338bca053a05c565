import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Standing } from '../authentication/index.js';
import { Clock, Database } from '../../kernel/index.js';

/** `login` and `enrolment`: the password was right, a code is still to come; `authenticator`: a new one of somebody who
 * is in; `password`: a mailed link. */
export type TokenPurpose = 'login' | 'enrolment' | 'authenticator' | 'password';

export interface StaffToken {
  staffId: string;
  /** The sealed secret of the authenticator that is set up, or the password that a link replaces. */
  subject: string | null;
  /** What was shown for it; none for a mailed link. */
  standing: Standing | null;
  /** By this very request, whose answer may have been lost. */
  used: boolean;
}

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

interface Row {
  staff_id: string;
  subject: string | null;
  used_by: string | null;
  standing: Standing | null;
}

/** Tokens of logins that are half done and of mailed links: only their hashes are kept, and each does its work once. */
@Injectable()
export class StaffTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** For a mailed link: nothing was shown for it but the mailbox. */
  async issueLink(staffId: string, { subject, minutes }: { subject: string; minutes: number }): Promise<IssuedToken> {
    return (await this.issue('password', staffId, { subject, minutes, standing: null }))!;
  }

  /**
   * For what was begun with a password: stored, and found again, only while that stands.
   * @returns undefined when it does not stand any more
   */
  begin(
    purpose: Exclude<TokenPurpose, 'password'>,
    staffId: string,
    begun: { standing: Standing; subject?: string; minutes: number },
  ): Promise<IssuedToken | undefined> {
    return this.issue(purpose, staffId, { subject: null, ...begun });
  }

  private async issue(
    purpose: TokenPurpose,
    staffId: string,
    { subject, standing, minutes }: { subject: string | null; standing: Standing | null; minutes: number },
  ): Promise<IssuedToken | undefined> {
    const now = this.clock.now();
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await this.database.query('DELETE FROM staff.tokens WHERE expires_at <= $1', [now]);
    const stored = await this.database.query(
      `WITH standing AS (SELECT FROM authentication.standings WHERE owner_id = $3 AND version = $7 FOR SHARE)
       INSERT INTO staff.tokens (token_hash, purpose, staff_id, subject, issued_at, expires_at, standing)
       SELECT $1, $2, $3, $4, $5, $6, $7 WHERE $7::uuid IS NULL OR EXISTS (SELECT FROM standing) RETURNING 1`,
      [hashOf(token), purpose, staffId, subject, now, expiresAt, standing],
    );
    return stored.length > 0 ? { token, expiresAt } : undefined;
  }

  /** @param key of the request: one that was used is known to the request that used it, and to no other */
  async find(purpose: TokenPurpose, token: string, key: string): Promise<StaffToken | undefined> {
    const row = await this.database.one<Row>(
      `SELECT staff_id, subject, used_by, standing FROM staff.tokens t
        WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 AND (used_by IS NULL OR used_by = $4)
          AND (standing IS NULL OR EXISTS (
            SELECT FROM authentication.standings s WHERE s.owner_id = t.staff_id AND s.version = t.standing))`,
      [hashOf(token), purpose, this.clock.now(), key],
    );
    if (!row) return undefined;
    return { staffId: row.staff_id, subject: row.subject, standing: row.standing, used: row.used_by !== null };
  }

  async use(token: string, key: string): Promise<void> {
    await this.database.query('UPDATE staff.tokens SET used_by = $2 WHERE token_hash = $1 AND used_by IS NULL', [
      hashOf(token),
      key,
    ]);
  }

  /** Ends what was begun before then: whoever is disabled or gets other rights begins anew. */
  async drop(staffId: string, issuedBefore: Date): Promise<void> {
    await this.database.query('DELETE FROM staff.tokens WHERE staff_id = $1 AND issued_at <= $2', [
      staffId,
      issuedBefore,
    ]);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
