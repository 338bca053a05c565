import { LRUCache } from 'lru-cache';
import { atMost, Clock, Database, ErasesMember, type Eraser, type Query } from '../../../kernel/index.js';

export type DeliveryKind = 'message-mail' | 'like' | 'like-mail' | 'reminder' | 'reminder-mail' | 'weekly-mail';

export interface Telling {
  memberId: string;
  kind: DeliveryKind;
  about: string;
  /** Version of the latest message it is about. */
  version?: number;
  /**
   * When it may be sent again: `readUpTo`: once the last one has been read, up to this version; `since`: if the last
   * one was sent before this instant. Null: never.
   */
  again: { readUpTo: number } | { since: Date | null };
}

/** About the number of members who may be notified within a few minutes. */
const MAX_KNOWN = 100_000;

const keyOf = ({ memberId, kind, about }: Pick<Telling, 'memberId' | 'kind' | 'about'>) =>
  `${memberId} ${kind} ${about}`;

/** The last notifications of each member, so that each is sent once: by whoever claims it first. SQL, for batches. */
@ErasesMember()
export class DeliveryLog implements Eraser {
  /** Notifications that are known to be claimed until the conversation is read beyond this version. */
  private readonly known = new LRUCache<string, number>(atMost(MAX_KNOWN));

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether a claim would certainly be refused; false means unknown. */
  isKnown(telling: Telling): boolean {
    const { again } = telling;
    return 'readUpTo' in again && (this.known.get(keyOf(telling)) ?? -1) >= again.readUpTo;
  }

  /** Whether each claim succeeds, in the given order; of two equal ones, the first. One statement. */
  async claim(query: Query, tellings: readonly Telling[]): Promise<boolean[]> {
    const open = tellings.filter((telling) => !this.isKnown(telling));
    if (open.length === 0) return tellings.map(() => false);
    // Rows are locked in a fixed order, because two workers may claim at once.
    const wanted = [...new Map(open.toReversed().map((telling) => [keyOf(telling), telling]))]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, telling]) => telling);
    const rows = await query<{ member_id: string; kind: DeliveryKind; about: string; claimed: boolean }>(
      `WITH wanted AS MATERIALIZED (
         SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::integer[], $5::integer[], $6::timestamptz[])
                  AS w(member_id, kind, about, version, read_up_to, since)
       ), again AS (
         UPDATE notifications.told t SET version = w.version, told_at = $7 FROM wanted w
          WHERE t.member_id = w.member_id AND t.kind = w.kind AND t.about = w.about
            AND (t.version <= w.read_up_to OR t.told_at < w.since)
         RETURNING t.member_id, t.kind, t.about
       ), first AS (
         INSERT INTO notifications.told AS t (member_id, kind, about, version, told_at)
         SELECT member_id, kind, about, version, $7 FROM wanted
         ON CONFLICT (member_id, kind, about) DO NOTHING
         RETURNING t.member_id, t.kind, t.about
       )
       SELECT *, true AS claimed FROM again UNION ALL SELECT *, true FROM first
       -- DeliveryLog before, by what is committed: only reading it makes the next claim another.
       UNION ALL SELECT t.member_id, t.kind, t.about, false
         FROM wanted w JOIN notifications.told t USING (member_id, kind, about) WHERE t.version > w.read_up_to`,
      [
        wanted.map(({ memberId }) => memberId),
        wanted.map(({ kind }) => kind),
        wanted.map(({ about }) => about),
        wanted.map(({ version = 0 }) => version),
        wanted.map(({ again }) => ('readUpTo' in again ? again.readUpTo : null)),
        wanted.map(({ again }) => ('since' in again ? again.since : null)),
        this.clock.now(),
      ],
    );
    const named = rows.map(({ member_id: memberId, claimed, ...row }) => ({
      key: keyOf({ memberId, ...row }),
      claimed,
    }));
    const before = new Set(named.filter(({ claimed }) => !claimed).map(({ key }) => key));
    for (const telling of wanted) if (before.has(keyOf(telling))) this.know(telling);
    const claimed = new Set(named.filter(({ claimed }) => claimed).map(({ key }) => key));
    return tellings.map((telling) => claimed.delete(keyOf(telling)));
  }

  private know(telling: Telling): void {
    if ('readUpTo' in telling.again) this.known.set(keyOf(telling), telling.again.readUpTo);
  }

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM notifications.told WHERE member_id = $1 OR about = $1', [memberId]);
  }
}
