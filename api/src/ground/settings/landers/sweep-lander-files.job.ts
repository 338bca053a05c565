import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock, defineJob, HandlesJob, Rounds, Store, type JobHandler } from '../../../kernel/index.js';
import { siteSettings, valuesOf } from '../settings.js';
import { LanderFiles } from './lander-files.js';

export const sweepLanderFiles = defineJob<object>('sweep-lander-files', { attempts: 3 });

const NIGHTLY = '50 4 * * *';
const DAY = 24 * 60 * 60 * 1000;

/** Every night: removes files that were uploaded and not kept, or taken away from their page. */
@HandlesJob(sweepLanderFiles)
export class SweepLanderFiles implements JobHandler, OnModuleInit {
  constructor(
    private readonly files: LanderFiles,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly rounds: Rounds,
  ) {}

  @Cron(NIGHTLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(sweepLanderFiles, NIGHTLY);
  }

  async run(): Promise<void> {
    const { landers } = valuesOf(await this.store.readFresh(siteSettings));
    await this.files.sweep(landers, new Date(this.clock.now().getTime() - DAY));
  }
}
