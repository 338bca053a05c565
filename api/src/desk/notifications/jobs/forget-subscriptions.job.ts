import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { defineJob, HandlesJob, Rounds, type JobHandler } from '../../../kernel/index.js';
import { MailClaims } from '../../../ground/delivery/index.js';
import { Subscriptions } from '../push/subscriptions.js';

export const forgetSubscriptions = defineJob<object>('forget-subscriptions', { attempts: 6 });

/** After the job that deletes expired sessions. */
const NIGHTLY = '15 3 * * *';

/** Every night: deletes push subscriptions of ended logins, and old records of sent mails (PRV-02). */
@HandlesJob(forgetSubscriptions)
export class ForgetSubscriptions implements JobHandler, OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly claims: MailClaims,
    private readonly rounds: Rounds,
  ) {}

  @Cron(NIGHTLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(forgetSubscriptions, NIGHTLY);
  }

  async run(): Promise<void> {
    await this.subscriptions.forgetEnded();
    await this.claims.forgetOld();
  }
}
