import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../../kernel/index.js';

export type LinkPurpose = 'activation' | 'reactivation' | 'email-change' | 'password-reset' | 'data-export';

export interface Link {
  purpose: LinkPurpose;
  memberId: string;
  /** What exactly the link is for, such as one of several addresses: judged by the rule when it is opened. */
  subject: string;
}

/** Tokens of mailed links: only their hashes are kept. Earlier ones stay valid, for whoever opens the older of two mails. */
@Injectable()
export class LinkTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async issue({ purpose, memberId, subject }: Link, expiresAt: Date): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.forgetEnded();
    await this.database.query(
      'INSERT INTO accounts.link_tokens (token_hash, purpose, member_id, subject, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(token), purpose, memberId, subject, expiresAt],
    );
    return token;
  }

  async forgetEnded(): Promise<void> {
    await this.database.query('DELETE FROM accounts.link_tokens WHERE expires_at <= $1', [this.clock.now()]);
  }

  /** Whose mail the token was in, and what for. */
  async find(purpose: LinkPurpose, token: string): Promise<Link | undefined> {
    const row = await this.database.one<{ member_id: string; subject: string }>(
      'SELECT member_id, subject FROM accounts.link_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3',
      [hashOf(token), purpose, this.clock.now()],
    );
    return row && { purpose, memberId: row.member_id, subject: row.subject };
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
