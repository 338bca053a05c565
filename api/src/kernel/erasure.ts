import type { Database } from './database.js';
import type { Vault } from './vault.js';

/**
 * Erases a member's data that a context stores outside events and read models: files, plain tables. Must be idempotent.
 */
export interface Eraser {
  erase(memberId: string): Promise<void>;
}

/**
 * Makes a member's data unreadable in every copy (PRV-01). The caller must already have recorded the deletion as final,
 * so that nothing recreates what is erased here; read models delete their rows on that event. Every step is idempotent.
 */
export class Erasure {
  private erasers: readonly Eraser[] = [];

  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  /** Called once at startup, with the erasers of all contexts. */
  register(erasers: readonly Eraser[]): void {
    this.erasers = erasers;
  }

  async erase(memberId: string): Promise<void> {
    await this.vault.destroy(memberId);
    for (const eraser of this.erasers) await eraser.erase(memberId);
    await this.database.query('DELETE FROM kernel.commands WHERE actor = $1', [memberId]);
    await this.database.query('DELETE FROM kernel.reservations WHERE owner = $1', [memberId]);
    // Of a row that holds several jobs, the others stay.
    await this.database.query(
      `UPDATE graphile_worker._private_jobs SET payload = coalesce(
         (SELECT json_agg(one) FROM json_array_elements(payload) one WHERE strpos(one::text, $1) = 0), '[]')
        WHERE locked_at IS NULL AND json_typeof(payload) = 'array' AND strpos(payload::text, $1) > 0`,
      [memberId],
    );
    // Running jobs keep their row; they will find no member to act on.
    await this.database.query(
      `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs
        WHERE locked_at IS NULL AND strpos(payload::text || coalesce(key, ''), $1) > 0 HAVING count(*) > 0`,
      [memberId],
    );
    await this.database.query('DELETE FROM kernel.batch_jobs WHERE strpos(payload::text || key, $1) > 0', [memberId]);
    // A request in progress may have created a new key in the meantime.
    await this.vault.destroy(memberId);
  }
}
