import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Database, defineJob, HandlesJob, Rounds, Vault, type JobHandler } from '../../kernel/index.js';
import { SealedPictures } from '../../members/photos/index.js';
import type { ChatPhotoRow } from './chat-photos.projection.js';

export const sweepChatPhotos = defineJob<object>('sweep-chat-photos', { attempts: 3 });

/** After the night's keys have gone (`forget-history`). */
const NIGHTLY = '15 4 * * *';
const HOUR = 60 * 60 * 1000;
const PAGE = 500;

/**
 * Every night: removes pictures that nobody can look at any more, for the key of their month or of their sender is gone,
 * and those that no photo tells of, left behind by a process that ended between file and event (CHT-06).
 */
@HandlesJob(sweepChatPhotos)
export class SweepChatPhotos implements JobHandler, OnModuleInit {
  constructor(
    private readonly pictures: SealedPictures,
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly rounds: Rounds,
  ) {}

  @Cron(NIGHTLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(sweepChatPhotos, NIGHTLY);
  }

  async run(): Promise<void> {
    await this.sweep(new Date(Date.now() - HOUR));
  }

  /** Only what has been lying for a while: an upload under way has files before it has its event. */
  async sweep(olderThan: Date): Promise<void> {
    const page: string[] = [];
    for await (const { file, writtenAt } of this.pictures.list()) {
      if (writtenAt < olderThan) page.push(file);
      if (page.length === PAGE) await this.removeUnreadable(page.splice(0));
    }
    await this.removeUnreadable(page);
  }

  private async removeUnreadable(files: string[]): Promise<void> {
    const rows = await this.database.query<Pick<ChatPhotoRow, 'file' | 'key'>>(
      'SELECT file, key FROM read.chat_photos WHERE file = ANY ($1::text[])',
      [files],
    );
    const keys = await this.vault.openAll(rows.map(({ key }) => key));
    const kept = new Set(rows.filter((_row, i) => keys[i] !== null).map(({ file }) => file));
    for (const file of files) if (!kept.has(file)) await this.pictures.remove(file);
  }
}
