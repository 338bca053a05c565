import { ApiError, unreachable } from './api-client/api-error';
import { accountHeader, tellPremiumOnly } from './api-client/client';
import { delayBefore, MAX_RETRIES, TEMPORARY } from './api-client/retry';

/** In milliseconds. Longer than other calls wait: of a slow line the browser takes in much before any of it has left. */
export const NO_PROGRESS = 60_000;

/**
 * Where too many photos wait at the server, it is sent again when the server says; where the connection fails, as any
 * other call. The key makes that harmless.
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
    const answer = await answerTo(path, file, key, onProgress, field);
    if (answer?.status === 201) return answer.body as T;
    const again = answer ? TEMPORARY.has(answer.status) : navigator.onLine;
    if (!again || attempt >= MAX_RETRIES) {
      tellPremiumOnly(
        answer ? new ApiError({ code: 'unknown', ...answer.body, status: answer.status }) : unreachable(undefined),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, delayBefore(attempt, answer?.retryAfter ?? null)));
  }
}

type Answered = { status: number; body: Record<string, never>; retryAfter: string | null };

/** fetch does not tell how much has left; this does. Null where there is no connection, or one that is gone without a word. */
function answerTo(path: string, file: Blob, key: string, onProgress: (share: number) => void, field: string) {
  return new Promise<Answered | null>((resolve) => {
    const request = new XMLHttpRequest();
    const giveUp = () => {
      request.abort();
      resolve(null);
    };
    let silence = setTimeout(giveUp, NO_PROGRESS);
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Client-Request', '1');
    request.setRequestHeader('Idempotency-Key', key);
    for (const [name, value] of Object.entries(accountHeader())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, NO_PROGRESS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const { status } = request;
      resolve({ status, body: parse(request.responseText), retryAfter: request.getResponseHeader('Retry-After') });
    };
    request.onerror = () => resolve(null);
    request.onloadend = () => clearTimeout(silence);
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
