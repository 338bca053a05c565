import { keptTracking } from './tracking';

const KEY = 'visit';

/** One for a tab, until it is closed. */
function visitId(): string {
  const known = sessionStorage.getItem(KEY);
  if (known) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(KEY, id);
  return id;
}

/** Tells the site that somebody has come, and by which way (ACC-11). Nothing on the page waits for it or needs it. */
export function tellVisit(lander?: string): void {
  try {
    const { network, ref, sub1, sub2, sub3, lb } = keptTracking();
    const id = visitId();
    const told = { id, network, ref, sub1, sub2, sub3, lb, lander };
    void fetch('/api/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-request': '1', 'idempotency-key': id },
      body: JSON.stringify(told),
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // A browser that keeps nothing is not counted.
  }
}
