import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../kernel/index.js';
import { Settings } from '../settings/index.js';

/** Tokens of mailed activation links: only their hashes are kept (ACC-04). */
@Injectable()
export class ActivationTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** A new token; earlier ones stay valid, for whoever opens the older of two mails. */
  async issue(memberId: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + this.settings.current().activationLinkDays * 86_400_000);
    await this.database.query('DELETE FROM accounts.activation_tokens WHERE expires_at <= $1', [now]);
    await this.database.query(
      'INSERT INTO accounts.activation_tokens (token_hash, member_id, expires_at) VALUES ($1, $2, $3)',
      [hashOf(token), memberId, expiresAt],
    );
    return token;
  }

  /** Whose mail the token was in. */
  async memberOf(token: string): Promise<string | undefined> {
    const row = await this.database.one<{ member_id: string }>(
      'SELECT member_id FROM accounts.activation_tokens WHERE token_hash = $1 AND expires_at > $2',
      [hashOf(token), this.clock.now()],
    );
    return row?.member_id;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
