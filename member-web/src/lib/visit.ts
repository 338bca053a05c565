import { newKey } from './new-key';
import type { Tracking } from './tracking';

const KEY = 'visit';
/** What stands in the place of the number once the server has it. */
const TOLD = 'told';
const REFUSED = 422;

/**
 * Tells the server, once in a tab's session, that somebody came, and what their address told (ADM-10). A number of its
 * own makes sure that it counts once, also where the answer was lost and the next page tells it again. Nothing on the
 * page waits for it or needs it.
 */
export async function tellVisit(told: Tracking): Promise<void> {
  const id = visitId();
  if (id === undefined) return;
  const headers = { 'content-type': 'application/json', 'x-client-request': '1', 'idempotency-key': id };
  const answer = await fetch(new URL('/api/visits', location.href), {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, ...told }),
    keepalive: true,
  }).catch(() => undefined);
  // What was refused will be refused again.
  if (answer?.ok || answer?.status === REFUSED) keep(TOLD);
}

/** Undefined if this tab's visit was told, or if its browser keeps nothing: then each page would be a visit. */
function visitId(): string | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null) return kept === TOLD ? undefined : kept;
    const id = newKey();
    return keep(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function keep(value: string): boolean {
  try {
    sessionStorage.setItem(KEY, value);
    return true;
  } catch {
    return false;
  }
}
