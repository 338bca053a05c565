import { accountHeader } from '../../lib/api-client/client';
import { newKey } from '../../lib/new-key';

/** Told as the page goes out of sight, perhaps for good: nobody waits for the answer (CLI-07). */
export function reportHidden(): void {
  const headers = {
    'Content-Type': 'application/json',
    'X-Client-Request': '1',
    'X-Page-Hidden': '1',
    'Idempotency-Key': newKey(),
    ...accountHeader(),
  };
  fetch('/api/page-hidden', { method: 'POST', keepalive: true, headers, body: '{}' }).catch(() => undefined);
}
