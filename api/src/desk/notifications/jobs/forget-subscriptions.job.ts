import { defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { MailClaims } from '../../../ground/delivery/index.js';
import { Subscriptions } from '../push/subscriptions.js';

/** After the job that deletes expired sessions. */
export const forgetSubscriptions = defineJob<object>('forget-subscriptions', { attempts: 6, cron: '15 3 * * *' });

/** Every night: deletes push subscriptions of ended logins, and old records of sent mails (PRV-02). */
@HandlesJob(forgetSubscriptions)
export class ForgetSubscriptions implements JobHandler {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly claims: MailClaims,
  ) {}

  async run(): Promise<void> {
    await this.subscriptions.forgetEnded();
    await this.claims.forgetOld();
  }
}
