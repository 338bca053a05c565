import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../kernel/index.js';

/** `login` and `enrolment`: the password was right, a code is still to come; `authenticator`: a new one of somebody who
 * is in; `password`: a mailed link. */
export type TokenPurpose = 'login' | 'enrolment' | 'authenticator' | 'password';

export interface StaffToken {
  staffId: string;
  /** The sealed secret of the authenticator that is set up, or the password that a link replaces. */
  subject: string | null;
  /** By this very request, whose answer may have been lost. */
  used: boolean;
}

/** Tokens of logins that are half done and of mailed links: only their hashes are kept, and each does its work once. */
@Injectable()
export class StaffTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async issue(
    purpose: TokenPurpose,
    staffId: string,
    { subject = null, minutes }: { subject?: string | null; minutes: number },
  ) {
    const now = this.clock.now();
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await this.database.query('DELETE FROM staff.tokens WHERE expires_at <= $1', [now]);
    await this.database.query(
      'INSERT INTO staff.tokens (token_hash, purpose, staff_id, subject, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [hashOf(token), purpose, staffId, subject, now, expiresAt],
    );
    return { token, expiresAt };
  }

  /** @param key of the request: one that was used is known to the request that used it, and to no other */
  async find(purpose: TokenPurpose, token: string, key: string): Promise<StaffToken | undefined> {
    const row = await this.database.one<{ staff_id: string; subject: string | null; used_by: string | null }>(
      `SELECT staff_id, subject, used_by FROM staff.tokens
        WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 AND (used_by IS NULL OR used_by = $4)`,
      [hashOf(token), purpose, this.clock.now(), key],
    );
    return row && { staffId: row.staff_id, subject: row.subject, used: row.used_by !== null };
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
