import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../lib/new-key';
import { isTooLarge, photoTooLarge } from '../../lib/photo-files';
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

/** Photos on their way, one after the other, with what became of them. */
export function useUploads() {
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const all = previews.current;
    return () => all.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const change = (key: string, patch: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)));
  const forget = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send({ key, file }: Upload) {
    change(key, { share: 0, error: undefined });
    try {
      keepPhotos(cache, await uploadPhoto<OwnPhotoList>('/api/photos', file, key, (share) => change(key, { share })));
      forget(key);
    } catch (error) {
      change(key, { error });
    }
  }

  const queue = (upload: Upload) => {
    sending.current = sending.current.then(() => send(upload));
  };

  const begin = (file: File, error: unknown) => {
    const upload: Upload = { key: newKey(), file, preview: URL.createObjectURL(file), share: 0, error };
    previews.current.add(upload.preview);
    setUploads((all) => [...all, upload]);
    if (!error) queue(upload);
  };

  return {
    uploads,
    forget,
    again: queue,
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
