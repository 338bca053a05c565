import { Injectable } from '@nestjs/common';
import type { Queue, Waiting } from '../../ground/lists/index.js';
import { Clock, Database } from '../../kernel/index.js';
import { DUE, dueUntil } from './due.js';

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
