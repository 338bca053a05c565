import type { OnModuleInit } from '@nestjs/common';
import { Database, defineJob, HandlesJob, Jobs, type JobHandler } from '../../../kernel/index.js';
import { PhotoFiles } from '../photo-files.js';

export const sealPhotoFiles = defineJob<object>('seal-photo-files', { attempts: 32 });

const PAGE = 200;

/** Runs once: seals the files that a release stored which did not seal them yet. */
@HandlesJob(sealPhotoFiles)
export class SealPhotoFilesJob implements JobHandler, OnModuleInit {
  constructor(
    private readonly files: PhotoFiles,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    if (process.env['DESCRIBE_ONLY']) return;
    await this.database.transaction(async (query) => {
      // Left by the migration where there were photos.
      const [due] = await query('DELETE FROM kernel.rounds WHERE job = $1 RETURNING job', [sealPhotoFiles.name]);
      if (due) await this.jobs.insert(query, sealPhotoFiles.at({}, { key: 'all' }));
    });
  }

  async run(): Promise<void> {
    for (let after = ''; ;) {
      const page = await this.database.query<{ member_id: string; file: string }>(
        'SELECT member_id, file FROM read.photos WHERE file > $1 ORDER BY file LIMIT $2',
        [after, PAGE],
      );
      for (const { member_id, file } of page) await this.files.sealPlain(member_id, file);
      if (page.length < PAGE) return;
      after = page.at(-1)!.file;
    }
  }
}
