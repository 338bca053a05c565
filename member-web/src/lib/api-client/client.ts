import createClient, { type Middleware } from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import type { paths } from '../../api/schema';
import { raisePremiumRequired } from '../premium-required';
import { newKey } from '../new-key';
import { isApiError } from './api-error';
import { fetchWithRetry } from './retry';

// Logging out is a GET that changes something, so it carries the marker as mutations do.
const changesSomething = (request: Request) =>
  request.method !== 'GET' || /\/api\/(logout|auto-like)$/.test(new URL(request.url).pathname);

/** Whom this window was opened for; another one may log in as somebody else, and its cookie would be sent here too. */
const actingAs: { memberId?: string | undefined } = {};
export const actAs = (memberId: string | undefined) => void (actingAs.memberId = memberId);
export const isActingAs = (memberId: string | null) => actingAs.memberId === memberId;
/** What the server compares with the session before anything is changed (ACC-06). */
export const accountHeader = (): Record<string, string> =>
  actingAs.memberId ? { 'X-Account': actingAs.memberId } : {};

const clientHeaders: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept', 'application/json');
    request.headers.set('X-Mistakes-As-Answers', '1');
    // A page in the background asks for what is new; that does not mean that somebody looks.
    if (document.visibilityState === 'hidden') request.headers.set('X-Page-Hidden', '1');
    if (!changesSomething(request)) return;
    request.headers.set('X-Client-Request', '1');
    for (const [name, value] of Object.entries(accountHeader())) request.headers.set(name, value);
    if (request.method !== 'GET' && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', newKey());
    }
  },
};

/** Whatever screen asked, a function for premium members answers with the same alert (ACC-15). */
export function tellPremiumOnly(error: unknown): never {
  if (isApiError(error, 'premium_required')) raisePremiumRequired(String(error.params.feature ?? ''));
  throw error;
}

let underWayInSight = 0;
const watchingSight = new Set<() => void>();

/** `tell` is called when the last of the calls that were made in sight has ended after the page went out of it. */
export function onEndOutOfSight(tell: () => void): () => void {
  watchingSight.add(tell);
  return () => void watchingSight.delete(tell);
}

async function send(request: Request): Promise<Response> {
  if (request.headers.has('X-Page-Hidden')) return fetchWithRetry(request);
  underWayInSight++;
  try {
    return await fetchWithRetry(request);
  } finally {
    underWayInSight--;
    if (underWayInSight === 0 && document.visibilityState === 'hidden') for (const tell of watchingSight) tell();
  }
}

export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'same-origin',
  fetch: (request) => send(request).catch(tellPremiumOnly),
});
api.use(clientHeaders);

export const queries = createQueryClient(api);

/** The data of a call; failures have already been thrown as ApiError. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
