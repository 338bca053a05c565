import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { newKey } from '../../lib/new-key';
import { isTooLarge, photoTooLarge } from '../../lib/photo-files';
import { keepsPage } from '../../lib/release';
import { onSignOut } from '../../lib/session';
import { createStore, useStore } from '../../lib/store';
import { uploadPhoto } from '../../lib/upload-photo';
import { keepPhotos, type OwnPhotoList } from './api';

export interface Upload {
  /** Names the action too: asking again sends the same key. */
  key: string;
  file: File;
  /** Address of the picture on this device. */
  preview: string;
  /** 0 to 1; all has been sent at 1, and the server is at work. */
  share: number;
  error: unknown;
}

/** Whoever leaves the screen and comes back sees how far they are, and what went wrong meanwhile. */
const uploads = createStore<readonly Upload[]>([]);
keepsPage(() => uploads.get().length > 0);
let sending: Promise<unknown> = Promise.resolve();

const change = (key: string, patch: Partial<Upload>) =>
  uploads.set((all) => all.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)));

function forget(key: string) {
  const gone = uploads.get().find((upload) => upload.key === key);
  if (gone) URL.revokeObjectURL(gone.preview);
  uploads.set((all) => all.filter((upload) => upload !== gone));
}

onSignOut(() => {
  uploads.get().forEach(({ key }) => forget(key));
  sending = Promise.resolve();
});

async function send(cache: QueryClient, { key, file }: Upload) {
  // Nothing waits any longer once its member has logged out.
  const isWanted = () => uploads.get().some((upload) => upload.key === key);
  if (!isWanted()) return;
  // As any other call that is refused: it ends a session that has expired, or asks who is logged in now.
  const sent = cache.getMutationCache().build<OwnPhotoList, Error, void, unknown>(cache, {
    mutationFn: () => uploadPhoto('/api/photos', file, key, (share) => change(key, { share })),
  });
  try {
    const photos = await sent.execute();
    if (isWanted()) keepPhotos(cache, photos);
    forget(key);
  } catch (error) {
    change(key, { error });
  }
}

/** Photos on their way, one after the other, with what became of them. */
export function useUploads() {
  const cache = useQueryClient();
  const queue = (upload: Upload) => {
    sending = sending.then(() => send(cache, upload));
  };
  const begin = (file: File, error: unknown) => {
    const upload: Upload = { key: newKey(), file, preview: URL.createObjectURL(file), share: 0, error };
    uploads.set((all) => [...all, upload]);
    if (!error) queue(upload);
  };

  return {
    uploads: useStore(uploads, (all) => all),
    forget,
    again(upload: Upload) {
      // At once, also where others are sent before it.
      change(upload.key, { share: 0, error: undefined });
      queue(upload);
    },
    /** @returns those for which there is no room */
    add(files: readonly File[], room: number): File[] {
      const left: File[] = [];
      for (const file of files) {
        const large = isTooLarge(file);
        if (!large && room-- <= 0) left.push(file);
        else begin(file, large ? photoTooLarge() : undefined);
      }
      return left;
    },
  };
}
