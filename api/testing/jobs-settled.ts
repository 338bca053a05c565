import { expect } from '@jest/globals';
import { eventually } from './kernel/index.js';
import type { TestApp } from './app.js';

/** Waits until no job is due; requires an app with `work`. */
export const jobsSettled = ({ kernel }: TestApp): Promise<void> =>
  eventually(
    async () => {
      const row = await kernel.database.one<{ n: number }>(
        `SELECT (SELECT count(*) FROM graphile_worker._private_jobs WHERE run_at <= now() AND attempts < max_attempts)
            + (SELECT count(*) FROM kernel.batch_jobs WHERE run_at <= now() AND attempts_left > 0) AS n`,
      );
      expect(row!.n).toBe(0);
    },
    // After a call to every route there are hundreds.
    { timeout: 60_000 },
  );
