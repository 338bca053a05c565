import { LinkTokens } from '../../../members/accounts/index.js';
import { LoginSessions, Tallies } from '../../../ground/authentication/index.js';
import { Clock, defineJob, HandlesJob, Store, type JobHandler } from '../../../kernel/index.js';

/** At night for most members, when few writes happen. */
export const forgetOld = defineJob<object>('forget-old', { attempts: 6, cron: '0 3 * * *' });

const DAY = 24 * 60 * 60 * 1000;
/** Days for which answers to repeated requests are kept (PRV-02); those of systems are kept as long as the books. */
const ANSWER_DAYS = 30;
const BOOKS_YEARS = 7;

/** Every night: deletes old stored answers, ended sessions and links, and old counts of failed logins (PRV-02). */
@HandlesJob(forgetOld)
export class ForgetOldJob implements JobHandler {
  constructor(
    private readonly store: Store,
    private readonly logins: LoginSessions,
    private readonly tallies: Tallies,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const people = new Date(now.getTime() - ANSWER_DAYS * DAY);
    const systems = new Date(now);
    systems.setUTCFullYear(systems.getUTCFullYear() - BOOKS_YEARS);
    await this.store.forgetAnswers({ people, systems });
    await this.logins.forgetEnded();
    await this.tallies.forgetEnded();
    await this.links.forgetEnded();
  }
}
