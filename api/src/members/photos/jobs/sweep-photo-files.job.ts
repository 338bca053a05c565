import { Database, defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { Incoming } from '../incoming.js';
import { PhotoStorage, sweepFiles, SWEPT_AFTER_MS } from '../photo-storage.js';

export const sweepPhotoFiles = defineJob<object>('sweep-photo-files', { attempts: 3, cron: '0 * * * *' });

/** Runs hourly: deletes files without a photo, left by a process that died between storing the files and the event. */
@HandlesJob(sweepPhotoFiles)
export class SweepPhotoFilesJob implements JobHandler {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly incoming: Incoming,
    private readonly database: Database,
  ) {}

  async run(): Promise<void> {
    await this.sweep(new Date(Date.now() - SWEPT_AFTER_MS));
  }

  async sweep(olderThan: Date): Promise<void> {
    await this.incoming.sweep(olderThan);
    await sweepFiles(this.storage, olderThan, async (files) => {
      const sql = 'SELECT file FROM read.photos WHERE file = ANY ($1::text[])';
      const known = await this.database.query<{ file: string }>(sql, [files]);
      return new Set(known.map(({ file }) => file));
    });
  }
}
