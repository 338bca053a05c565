import { ApiError, unreachable } from './api-client/api-error';
import { accountHeader, tellPremiumOnly } from './api-client/client';
import { delayBefore, MAX_RETRIES } from './api-client/retry';

/**
 * Where too many photos wait at the server, it is sent again when the server says. The key makes that harmless.
 *
 * @param onProgress told 0 to 1
 */
export async function uploadPhoto<T>(
  path: string,
  file: Blob,
  key: string,
  onProgress: (share: number) => void,
  field = 'photo',
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const { status, body, retryAfter } = await answerTo(path, file, key, onProgress, field);
    if (status === 201) return body as T;
    if (status !== 503 || attempt >= MAX_RETRIES) tellPremiumOnly(new ApiError({ code: 'unknown', ...body, status }));
    await new Promise((resolve) => setTimeout(resolve, delayBefore(attempt, retryAfter)));
  }
}

/** fetch does not tell how much has left; this does. */
function answerTo(path: string, file: Blob, key: string, onProgress: (share: number) => void, field: string) {
  return new Promise<{ status: number; body: Record<string, never>; retryAfter: string | null }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Client-Request', '1');
    request.setRequestHeader('Idempotency-Key', key);
    for (const [name, value] of Object.entries(accountHeader())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status } = request;
      resolve({ status, body: parse(request.responseText), retryAfter: request.getResponseHeader('Retry-After') });
    };
    request.onerror = () => reject(unreachable(undefined));
    const form = new FormData();
    form.set(field, file);
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
