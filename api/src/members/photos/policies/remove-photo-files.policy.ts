import { definePolicy } from '../../../kernel/index.js';
import type { AlbumEvent } from '../album.events.js';
import { removePhotoFiles } from '../jobs/remove-photo-files.job.js';

/** A deleted photo disappears immediately; a job then deletes its files. */
export const removeDeleted = definePolicy<AlbumEvent>({
  name: 'remove-photo-files',
  on: { PhotoDeleted: ({ data: { file } }) => [removePhotoFiles.at({ file }, { key: file })] },
});
