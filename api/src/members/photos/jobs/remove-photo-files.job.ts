import { defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { PhotoStorage } from '../photo-storage.js';

export const removePhotoFiles = defineJob<{ file: string }>('remove-photo-files');

@HandlesJob(removePhotoFiles)
export class RemovePhotoFilesJob implements JobHandler<{ file: string }> {
  constructor(private readonly storage: PhotoStorage) {}

  run({ file }: { file: string }): Promise<void> {
    return this.storage.remove(file);
  }
}
