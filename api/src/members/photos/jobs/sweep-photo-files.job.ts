import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Database, defineJob, HandlesJob, Rounds, type JobHandler } from '../../../kernel/index.js';
import { Incoming } from '../incoming.js';
import { PhotoStorage } from '../photo-storage.js';

export const sweepPhotoFiles = defineJob<object>('sweep-photo-files', { attempts: 3 });

const HOURLY = '0 * * * *';
const HOUR = 60 * 60 * 1000;
const PAGE = 500;

/** Runs hourly: deletes files without a photo, left by a process that died between storing the files and the event. */
@HandlesJob(sweepPhotoFiles)
export class SweepPhotoFilesJob implements JobHandler, OnModuleInit {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly incoming: Incoming,
    private readonly database: Database,
    private readonly rounds: Rounds,
  ) {}

  @Cron(HOURLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(sweepPhotoFiles, HOURLY);
  }

  async run(): Promise<void> {
    await this.sweep(new Date(Date.now() - HOUR));
  }

  /** Only files of a certain age: an upload in progress has files before it has its event. */
  async sweep(olderThan: Date): Promise<void> {
    await this.incoming.sweep(olderThan);
    const page: string[] = [];
    for await (const { file, writtenAt } of this.storage.list()) {
      if (writtenAt < olderThan) page.push(file);
      if (page.length === PAGE) await this.removeUnknown(page.splice(0));
    }
    await this.removeUnknown(page);
  }

  private async removeUnknown(files: string[]): Promise<void> {
    const known = await this.database.query<{ file: string }>(
      'SELECT file FROM read.photos WHERE file = ANY ($1::text[])',
      [files],
    );
    const kept = new Set(known.map(({ file }) => file));
    for (const file of files) if (!kept.has(file)) await this.storage.remove(file);
  }
}
