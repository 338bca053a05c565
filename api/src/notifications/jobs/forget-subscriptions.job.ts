import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineJob, nightlyAt, Schedule, type JobHandler } from '../../kernel/index.js';
import { MailClaims } from '../mailers/mail-claims.js';
import { Subscriptions } from '../push/subscriptions.js';

export const forgetSubscriptions = defineJob<object>('forget-subscriptions', { attempts: 6 });

/** After the sessions that have ended. */
const RHYTHM = nightlyAt(3.25);

/** Every night: browsers that nobody is logged in on any more, and which mails went out when (PRV-02). */
@Injectable()
export class ForgetSubscriptions implements JobHandler, OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly claims: MailClaims,
    private readonly schedule: Schedule,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.schedule.begin(forgetSubscriptions, RHYTHM);
  }

  async run(): Promise<void> {
    await this.schedule.next(forgetSubscriptions, RHYTHM);
    await this.subscriptions.forgetEnded();
    await this.claims.forgetOld();
  }
}
