import { renewSecurityStamp } from '../../../ground/authentication/index.js';
import { Clock, Database, defineJob, HandlesJob, Store, type JobHandler } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { lapseSignUp, lapsesAt } from './lapsing.js';
import { memberOf } from '../member.js';

export const lapseSignUps = defineJob<object>('lapse-sign-ups', { attempts: 6, cron: '30 4 * * *' });

/** Number of sign-ups read and decided at a time. */
const BATCH = 100;

interface Place {
  signed_up_at: Date;
  member_id: string;
}
const BEFORE_ALL: Place = { signed_up_at: new Date(0), member_id: '00000000-0000-0000-0000-000000000000' };

/**
 * Runs every night: sign-ups whose address was not confirmed in time expire and are erased by the usual deletion job
 * (PRV-02). The rule decides each case; if interrupted, the next run continues with the rest.
 */
@HandlesJob(lapseSignUps)
export class LapseSignUps implements JobHandler {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const days = this.settings.current().unconfirmedDays;
    const until = lapsesAt(this.clock.now(), -days);
    for (let after: Place | undefined = BEFORE_ALL; after;) {
      const due: Place[] = await this.due(until, after);
      await Promise.all(due.map(({ member_id }) => this.lapse(member_id, days)));
      after = due.length < BATCH ? undefined : due.at(-1);
    }
  }

  /** Expired sign-ups after `after`, oldest first. */
  private due(until: Date, after: Place): Promise<Place[]> {
    return this.database.query<Place>(
      `SELECT signed_up_at, member_id FROM read.accounts
        WHERE status = 'not_confirmed' AND signed_up_at <= $1 AND (signed_up_at, member_id) > ($2, $3)
        ORDER BY signed_up_at, member_id LIMIT ${BATCH}`,
      [until, after.signed_up_at, after.member_id],
    );
  }

  private async lapse(memberId: string, days: number): Promise<void> {
    const member = memberOf(memberId);
    const command = { actor: 'system', key: `lapsed ${memberId}`, request: { memberId }, writes: [member] };
    await this.store.transact(command, (tx) => {
      const lapsed = tx.decide(member, (state) => lapseSignUp(state, { days, now: tx.now }));
      if (lapsed.length > 0) renewSecurityStamp(tx, memberId);
    });
  }
}
