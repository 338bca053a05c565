import type { Database } from './database.js';
import type { Vault } from './vault.js';

/** Forgets what a context keeps of a member outside events and read models: files, plain tables. Runs again after a failure. */
export interface Eraser {
  erase(memberId: string): Promise<void>;
}

/**
 * Makes a member unreadable in every copy (PRV-01). The caller has first recorded that the member is gone for good, so
 * that nothing brings back what disappears here; read models drop their rows on that event. Every step may run again.
 */
export class Erasure {
  private erasers: readonly Eraser[] = [];

  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  /** Called once at start, with the erasers of all contexts. */
  register(erasers: readonly Eraser[]): void {
    this.erasers = erasers;
  }

  async erase(memberId: string): Promise<void> {
    await this.vault.destroy(memberId);
    for (const eraser of this.erasers) await eraser.erase(memberId);
    await this.database.query('DELETE FROM kernel.commands WHERE actor = $1', [memberId]);
    await this.database.query('DELETE FROM kernel.reservations WHERE owner = $1', [memberId]);
    // Jobs that are running keep their row; they find nobody to work for.
    await this.database.query(
      `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs
        WHERE locked_at IS NULL AND strpos(payload::text || coalesce(key, ''), $1) > 0 HAVING count(*) > 0`,
      [memberId],
    );
    await this.database.query('DELETE FROM kernel.batch_jobs WHERE strpos(payload::text || key, $1) > 0', [memberId]);
    // A request that was under way may have made a key since.
    await this.vault.destroy(memberId);
  }
}
