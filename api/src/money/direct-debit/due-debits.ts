import { Injectable } from '@nestjs/common';
import type { Queue, Waiting } from '../../ground/lists/index.js';
import { Clock, Database } from '../../kernel/index.js';

const DAY = 86_400_000;
/** How many days before the collection the bank may receive a debit. */
const LEAD_DAYS = 5;

/** All debits of a file are read and written in one transaction, which this bounds. */
const MAX_IN_A_FILE = 500;

const DUE = `status = 'authorised' AND left_amount > 0 AND collect_on <= $1::date`;
/** SQL: those of them that the next file holds; `$1`: `dueUntil`. */
export const IN_NEXT_FILE = `FROM read.debits WHERE ${DUE} ORDER BY signed_at, payment_id LIMIT ${MAX_IN_A_FILE}`;
export const dueUntil = (now: Date): string => new Date(now.getTime() + LEAD_DAYS * DAY).toISOString().slice(0, 10);

/** Direct debits that the next file would contain: they wait for somebody who makes it, above the list of files (ADM-07). */
@Injectable()
export class DueDebitsQueue implements Queue {
  readonly waits = {};

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async waiting(): Promise<Waiting> {
    const row = await this.database.one<Waiting>(
      `SELECT count(*)::int AS waiting, min(signed_at) AS oldest_at FROM read.debits WHERE ${DUE}`,
      [dueUntil(this.clock.now())],
    );
    return row!;
  }
}
