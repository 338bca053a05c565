import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock, defineJob, HandlesJob, Rounds, Store, type JobHandler } from '../../kernel/index.js';
import { GiftPictures } from './gift-pictures.js';
import { siteSettings, valuesOf } from './settings.js';

export const sweepGiftPictures = defineJob<object>('sweep-gift-pictures', { attempts: 3 });

const NIGHTLY = '45 4 * * *';
const DAY = 24 * 60 * 60 * 1000;

/** Every night: removes pictures that were uploaded and not kept, or taken away from their gift. */
@HandlesJob(sweepGiftPictures)
export class SweepGiftPictures implements JobHandler, OnModuleInit {
  constructor(
    private readonly pictures: GiftPictures,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly rounds: Rounds,
  ) {}

  @Cron(NIGHTLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(sweepGiftPictures, NIGHTLY);
  }

  async run(): Promise<void> {
    const { gifts } = valuesOf(await this.store.readFresh(siteSettings));
    await this.pictures.sweep(gifts, new Date(this.clock.now().getTime() - DAY));
  }
}
