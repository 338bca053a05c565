import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, defineJob, nightlyAt, Schedule, Vault, type JobHandler } from '../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { oldestMonth } from '../history-limit.js';

export const forgetHistory = defineJob<object>('forget-history', { attempts: 6 });

const RHYTHM = nightlyAt(3.5);

/** Every night: of months beyond the history limit nothing that members wrote can be read any more (CHT-06). */
@Injectable()
export class ForgetHistory implements JobHandler, OnModuleInit {
  constructor(
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly schedule: Schedule,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.schedule.begin(forgetHistory, RHYTHM);
  }

  async run(): Promise<void> {
    await this.schedule.next(forgetHistory, RHYTHM);
    await this.vault.destroyMonthsBefore(oldestMonth(this.clock.now(), this.settings.current().chatHistoryMonths));
  }
}
