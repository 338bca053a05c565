import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock, defineJob, HandlesJob, Rounds, Store, type JobHandler } from '../../kernel/index.js';
import { siteSettings, valuesOf } from '../settings/index.js';
import { OwnFiles } from './own-files.js';

export const sweepOwnFiles = defineJob<object>('sweep-own-files', { attempts: 3 });

const NIGHTLY = '50 4 * * *';
const DAY = 24 * 60 * 60 * 1000;

/** Every night: removes files that were uploaded and not kept, or taken away from their gift or page. */
@HandlesJob(sweepOwnFiles)
export class SweepOwnFiles implements JobHandler, OnModuleInit {
  constructor(
    private readonly files: OwnFiles,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly rounds: Rounds,
  ) {}

  @Cron(NIGHTLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(sweepOwnFiles, NIGHTLY);
  }

  async run(): Promise<void> {
    const settings = valuesOf(await this.store.readFresh(siteSettings));
    await this.files.sweep(settings, new Date(this.clock.now().getTime() - DAY));
  }
}
