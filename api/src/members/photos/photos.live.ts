import { defineLive } from '../../kernel/index.js';
import type { AlbumEvent } from './album.events.js';

const told = (to: string) => [{ to, event: 'photos', data: {} }];

/** Updates the owner's open screens when they or staff decide about a photo. */
export const photosLive = defineLive<AlbumEvent>({
  on: {
    PhotoAdded: ({ streamId }) => told(streamId),
    PhotoApproved: ({ streamId }) => told(streamId),
    PhotoRejected: ({ streamId }) => told(streamId),
    PhotoTakenDown: ({ streamId }) => told(streamId),
    PhotoPutBack: ({ streamId }) => told(streamId),
    PhotoDeleted: ({ streamId }) => told(streamId),
    MainPhotoChosen: ({ streamId }) => told(streamId),
    PhotosArranged: ({ streamId }) => told(streamId),
  },
});
