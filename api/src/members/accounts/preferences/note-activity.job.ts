import { randomUUID } from 'node:crypto';
import { Database, defineJob, HandlesJob, Store, type JobHandler } from '../../../kernel/index.js';
import { activityOn } from './activity.js';

export const noteActivity = defineJob<object>('note-activity', { attempts: 3, cron: '*/10 * * * *' });

/** Members in one event: few enough that a rebuild, which reads thousands of events at once, stays small. */
const BATCH = 250;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Seen {
  member_id: string;
  day: string;
}

/**
 * Notes who used the site on a new day, so that searches know it without asking on each request. A round that is
 * interrupted may tell a day twice, which changes nothing.
 */
@HandlesJob(noteActivity)
export class NoteActivity implements JobHandler {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
  ) {}

  async run(): Promise<void> {
    for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
      const seen: Seen[] = await this.unnoted(after);
      for (const day of new Set(seen.map((one) => one.day)))
        await this.note(
          day,
          seen.filter((one) => one.day === day).map(({ member_id }) => member_id),
        );
      after = seen.length < BATCH ? undefined : seen.at(-1)!.member_id;
    }
  }

  private unnoted(after: string): Promise<Seen[]> {
    return this.database.query<Seen>(
      `SELECT member_id, (seen_at AT TIME ZONE 'UTC')::date::text AS day FROM accounts.presence
        WHERE member_id > $1 AND (noted_on IS NULL OR noted_on < (seen_at AT TIME ZONE 'UTC')::date)
        ORDER BY member_id LIMIT ${BATCH}`,
      [after],
    );
  }

  private async note(day: string, memberIds: string[]): Promise<void> {
    const stream = activityOn(day);
    const request = { day, memberIds };
    await this.store.transact({ actor: 'system', key: randomUUID(), request, writes: [stream] }, (tx) => {
      tx.append(stream, { type: 'MembersSeen', data: request });
    });
    await this.database.query('UPDATE accounts.presence SET noted_on = $1 WHERE member_id = ANY ($2::uuid[])', [
      day,
      memberIds,
    ]);
  }
}
