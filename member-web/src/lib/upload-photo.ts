import { ApiError, unreachable } from './api-client/api-error';
import { tellPremiumOnly } from './api-client/client';

/** fetch does not tell how much has left; this does. The key makes asking again harmless. */
export function uploadPhoto<T>(
  path: string,
  file: Blob,
  key: string,
  onProgress: (share: number) => void,
  field = 'photo',
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Client-Request', '1');
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 201) resolve(body as T);
      else reject(new ApiError({ code: 'unknown', ...body, status: request.status }));
    };
    request.onerror = () => reject(unreachable(undefined));
    const form = new FormData();
    form.set(field, file);
    request.send(form);
  }).catch(tellPremiumOnly);
}

function parse(text: string): Record<string, never> {
  try {
    return JSON.parse(text) as Record<string, never>;
  } catch {
    return {};
  }
}
