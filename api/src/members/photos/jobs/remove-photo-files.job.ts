import { defineJob, definePolicy, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { PhotoStorage } from '../photo-storage.js';
import type { AlbumEvent } from '../album.events.js';

const removePhotoFiles = defineJob<{ file: string }>('remove-photo-files');

@HandlesJob(removePhotoFiles)
export class RemovePhotoFilesJob implements JobHandler<{ file: string }> {
  constructor(private readonly storage: PhotoStorage) {}

  run({ file }: { file: string }): Promise<void> {
    return this.storage.remove(file);
  }
}

/** A deleted photo disappears immediately; a job then deletes its files. */
export const removeDeleted = definePolicy<AlbumEvent>({
  name: 'remove-photo-files',
  on: { PhotoDeleted: ({ data: { file } }) => [removePhotoFiles.at({ file }, { key: file })] },
});
