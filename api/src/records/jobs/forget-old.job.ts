import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoginAttempts, LoginSessions } from '../../authentication/index.js';
import { Clock, Config, defineJob, Jobs, Store, type JobHandler } from '../../kernel/index.js';

export const forgetOld = defineJob<object>('forget-old', { attempts: 6 });

const DAY = 24 * 60 * 60 * 1000;
/** In the night of most members, when little else is written. */
const AT = 3 * 60 * 60 * 1000;
/** PRV-02: what is kept to answer a repeated request, and as long as the books. */
const ANSWER_DAYS = 30;
const BOOKS_YEARS = 7;

/** Every night: forgets stored answers, ended sessions and old counts of wrong passwords (PRV-02). */
@Injectable()
export class ForgetOldJob implements JobHandler, OnModuleInit {
  constructor(
    private readonly store: Store,
    private readonly logins: LoginSessions,
    private readonly attempts: LoginAttempts,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (process.env['DESCRIBE_ONLY'] || this.config.role === 'api') return;
    await this.queueNext();
  }

  async run(): Promise<void> {
    await this.queueNext();
    const now = this.clock.now();
    const people = new Date(now.getTime() - ANSWER_DAYS * DAY);
    const systems = new Date(now);
    systems.setUTCFullYear(systems.getUTCFullYear() - BOOKS_YEARS);
    await this.store.forgetAnswers({ people, systems });
    await this.logins.forgetEnded();
    await this.attempts.forgetEnded();
  }

  private async queueNext(): Promise<void> {
    const day = Math.floor((this.clock.now().getTime() - AT) / DAY) + 1;
    await this.jobs.enqueue(forgetOld, {}, { key: `${day}`, runAt: new Date(day * DAY + AT) });
  }
}
