import { ApiError, unreachable } from '../../lib/api-client/api-error';
import type { OwnPhotoList } from './api';

type Progress = (share: number) => void;

/** fetch does not tell how much has left; this does. The key makes asking again harmless. */
export function uploadPhoto(file: Blob, key: string, onProgress: Progress): Promise<OwnPhotoList> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/photos');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Client-Request', '1');
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 201) resolve(body as unknown as OwnPhotoList);
      else reject(new ApiError({ code: 'unknown', ...body, status: request.status }));
    };
    request.onerror = () => reject(unreachable(undefined));
    const form = new FormData();
    form.set('photo', file);
    request.send(form);
  });
}

function parse(text: string): Record<string, never> {
  try {
    return JSON.parse(text) as Record<string, never>;
  } catch {
    return {};
  }
}
