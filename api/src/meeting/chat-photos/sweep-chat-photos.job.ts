import { Database, defineJob, HandlesJob, Vault, type JobHandler } from '../../kernel/index.js';
import { SealedPictures, sweepFiles, SWEPT_AFTER_MS } from '../../members/photos/index.js';
import type { ChatPhotoRow } from './chat-photos.projection.js';

/** After the night's keys have gone (`forget-history`). */
export const sweepChatPhotos = defineJob<object>('sweep-chat-photos', { attempts: 3, cron: '15 4 * * *' });

/**
 * Every night: removes pictures that nobody can look at any more, for the key of their month or of their sender is gone,
 * and those that no photo tells of, left behind by a process that ended between file and event (CHT-06).
 */
@HandlesJob(sweepChatPhotos)
export class SweepChatPhotos implements JobHandler {
  constructor(
    private readonly pictures: SealedPictures,
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async run(): Promise<void> {
    await this.sweep(new Date(Date.now() - SWEPT_AFTER_MS));
  }

  async sweep(olderThan: Date): Promise<void> {
    await sweepFiles(this.pictures, olderThan, async (files) => {
      const sql = 'SELECT file, key FROM read.chat_photos WHERE file = ANY ($1::text[])';
      const rows = await this.database.query<Pick<ChatPhotoRow, 'file' | 'key'>>(sql, [files]);
      const keys = await this.vault.openAll(rows.map(({ key }) => key));
      return new Set(rows.filter((_row, i) => keys[i] !== null).map(({ file }) => file));
    });
  }
}
