import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import argon2 from '@node-rs/argon2';
import { column, Database, tableOf, type Transaction } from '../../kernel/index.js';
import { Bulkhead } from './bulkhead.js';
import type { SecurityStamp } from './security-stamp.js';

/** Argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const credentials = tableOf('authentication', 'credentials', {
  owner_id: column.uuid({ primary: true }),
  password_hash: column.text(),
});

/**
 * Passwords of members and staff. Hashing is slow by design, so only a few run at once to keep the site responsive;
 * sign-ups run one at a time behind their own bulkhead, so that they never delay logins.
 */
@Injectable()
export class Passwords {
  private readonly bulkhead = new Bulkhead(Math.max(1, availableParallelism() - 1), 200);
  private readonly newcomers = new Bulkhead(1, 20);
  /** Checked if there is no account, so that the response takes just as long. */
  private readonly decoy = this.hash(randomBytes(16).toString('hex'));

  constructor(private readonly database: Database) {}

  hash(password: string): Promise<string> {
    return this.bulkhead.pass(() => argon2.hash(password.normalize('NFKC'), PARAMETERS));
  }

  /** For a sign-up. @throws busy if 20 sign-ups are already waiting */
  hashNew(password: string): Promise<string> {
    return this.newcomers.pass(() => argon2.hash(password.normalize('NFKC'), PARAMETERS));
  }

  /** Stores the hash in the same transaction as the events that create the account. */
  keep(tx: Transaction, ownerId: string, passwordHash: string): void {
    tx.put(credentials, { owner_id: ownerId }, { set: { password_hash: passwordHash } });
  }

  /**
   * Returns the owner's stamp if the password is right; a session opened with it refers to that stamp. Does the
   * same work if there is no owner.
   */
  async verify(ownerId: string | null, password: string): Promise<SecurityStamp | undefined> {
    const [row] = await this.database.prepared<{ password_hash: string; version: SecurityStamp }>(
      'password-of',
      `SELECT c.password_hash, s.version FROM authentication.credentials c
         JOIN authentication.standings s USING (owner_id) WHERE owner_id = $1`,
      [ownerId],
    );
    const known = row?.password_hash ?? (await this.decoy);
    const right = await this.bulkhead.pass(() => argon2.verify(known, password.normalize('NFKC')));
    return right ? row?.version : undefined;
  }

  /** Whether the owner has a password but no stamp, so that the password cannot be used yet. */
  async isWithheld(ownerId: string): Promise<boolean> {
    const row = await this.database.one(
      `SELECT FROM authentication.credentials c WHERE owner_id = $1
         AND NOT EXISTS (SELECT FROM authentication.standings s WHERE s.owner_id = c.owner_id)`,
      [ownerId],
    );
    return row !== undefined;
  }

  /** The owner's stamp, if this is the stored hash. */
  async securityStampWith(ownerId: string, passwordHash: string): Promise<SecurityStamp | undefined> {
    const row = await this.database.one<{ version: SecurityStamp }>(
      `SELECT s.version FROM authentication.credentials c
         JOIN authentication.standings s USING (owner_id) WHERE owner_id = $1 AND c.password_hash = $2`,
      [ownerId, passwordHash],
    );
    return row?.version;
  }
}
