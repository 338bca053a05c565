import { MailPreferences, type MailingEvent } from '../../../members/accounts/index.js';
import { Clock, Database, defineJob, definePolicy, HandlesJob, Jobs, type JobHandler } from '../../../kernel/index.js';
import { MemberMails } from '../member-mails.js';
import { DeliveryLog } from '../notices/delivery-log.js';
import { sendWeeklyMail } from './wanted.mails.js';

interface Payload {
  memberId: string;
  /** When the week before this one ended; left out of plans that were queued before it was told. */
  since?: string;
}

export const planWeeklyMail = defineJob<Payload>('plan-weekly-mail');

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

const weekAfter = (instant: Date): Date => new Date(instant.getTime() + WEEK);

/** Queues this week's mail and the plan for the next week, as long as the member wants it (NTF-01, NTF-02). */
@HandlesJob(planWeeklyMail)
export class PlanWeeklyMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly mailPreferences: MailPreferences,
    private readonly deliveries: DeliveryLog,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run({ memberId, since: lastMail }: Payload): Promise<void> {
    const { wanted, byMail } = await this.mailPreferences.wishes(memberId, 'weekly_updates');
    if (!wanted || !(await this.mails.recipient(memberId))) return;
    const now = this.clock.now();
    await this.database.transaction(async (query) => {
      // A member who opted out and in again has two plans: the first of them continues.
      const since = new Date(now.getTime() - WEEK + HOUR);
      const telling = { memberId, kind: 'weekly-mail', about: memberId, again: { since } } as const;
      const [isFirst] = await this.deliveries.claim(query, [telling]);
      if (!isFirst) return;
      const runAt = weekAfter(now);
      const key = `${memberId} ${runAt.toISOString()}`;
      const week = { memberId, since: lastMail ?? new Date(now.getTime() - WEEK).toISOString() };
      const mail = byMail ? [sendWeeklyMail.at(week, { key })] : [];
      await this.jobs.insert(query, planWeeklyMail.at({ memberId, since: now.toISOString() }, { key, runAt }), ...mail);
    });
  }
}

/** Starts a week after the member opts in; from then on each plan queues the next one (NTF-02). */
export const weeklyMailPolicy = definePolicy<MailingEvent>({
  name: 'weekly-mail',
  on: {
    NotificationPreferencesChanged: ({ streamId: memberId, version, data: { preferences, changedAt } }) =>
      preferences.weekly_updates
        ? [
            planWeeklyMail.at(
              { memberId, since: changedAt },
              { key: `${memberId} ${version}`, runAt: weekAfter(new Date(changedAt)) },
            ),
          ]
        : [],
  },
});
