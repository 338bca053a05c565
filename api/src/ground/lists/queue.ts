import type { Staff } from '../../kernel/domain.js';

/** What waits in a queue. */
export interface Waiting {
  waiting: number;
  /** Since when the one waits that waits longest, of those that are counted; null where none does. */
  oldest_at: Date | null;
}

/**
 * A list that staff work through: what it counts is what the list shows the same caller with that filter (ADM-07), except
 * what they must leave to a colleague.
 */
export interface Queue {
  readonly waits: Record<string, unknown>;
  waiting(caller: Staff): Promise<Waiting>;
}
