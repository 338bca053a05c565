import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import type { SecurityStamp } from '../authentication/index.js';
import { Clock, Database } from '../../kernel/index.js';
import { StaffToken, type TokenPurpose } from './staff-token.entity.js';

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

/** Tokens of unfinished logins and of mailed links: only their hashes are stored, and each works once. */
@Injectable()
export class StaffTokens {
  constructor(
    @InjectRepository(StaffToken) private readonly tokens: Repository<StaffToken>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** For a mailed link, which is proven by access to the mailbox alone. */
  async issueLink(staffId: string, { subject, minutes }: { subject: string; minutes: number }): Promise<IssuedToken> {
    return (await this.issue('password', staffId, { subject, minutes, stamp: null }))!;
  }

  /**
   * For a login begun with a password: stored, and found again, only while that stamp is current.
   * @returns undefined if the security stamp is no longer current
   */
  begin(
    purpose: Exclude<TokenPurpose, 'password'>,
    staffId: string,
    begun: { stamp: SecurityStamp; subject?: string; minutes: number },
  ): Promise<IssuedToken | undefined> {
    return this.issue(purpose, staffId, { subject: null, ...begun });
  }

  private async issue(
    purpose: TokenPurpose,
    staffId: string,
    { subject, stamp, minutes }: { subject: string | null; stamp: SecurityStamp | null; minutes: number },
  ): Promise<IssuedToken | undefined> {
    const now = this.clock.now();
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await this.tokens.delete({ expiresAt: LessThanOrEqual(now) });
    // SQL: one statement locks the security stamp and stores the token, so that a change of the stamp comes before or
    // after.
    const stored = await this.database.query(
      `WITH standing AS (SELECT FROM authentication.standings WHERE owner_id = $3 AND version = $7 FOR SHARE)
       INSERT INTO staff.tokens (token_hash, purpose, staff_id, subject, issued_at, expires_at, standing)
       SELECT $1, $2, $3, $4, $5, $6, $7 WHERE $7::uuid IS NULL OR EXISTS (SELECT FROM standing) RETURNING 1`,
      [hashOf(token), purpose, staffId, subject, now, expiresAt, stamp],
    );
    return stored.length > 0 ? { token, expiresAt } : undefined;
  }

  /** @param key the request's idempotency key: a used token is found only by the request that used it */
  find(purpose: TokenPurpose, token: string, key: string): Promise<StaffToken | null> {
    const stamps =
      'SELECT FROM authentication.standings s WHERE s.owner_id = token.staffId AND s.version = token.stamp';
    return this.tokens
      .createQueryBuilder('token')
      .where({ tokenHash: hashOf(token), purpose, expiresAt: MoreThan(this.clock.now()) })
      .andWhere('(token.usedBy IS NULL OR token.usedBy = :key)', { key })
      .andWhere(`(token.stamp IS NULL OR EXISTS (${stamps}))`)
      .getOne();
  }

  async use(token: string, key: string): Promise<void> {
    await this.tokens.update({ tokenHash: hashOf(token), usedBy: IsNull() }, { usedBy: key });
  }

  /** Deletes tokens issued before then: staff who are disabled or whose rights change must log in again. */
  async drop(staffId: string, issuedBefore: Date): Promise<void> {
    await this.tokens.delete({ staffId, issuedAt: LessThanOrEqual(issuedBefore) });
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
