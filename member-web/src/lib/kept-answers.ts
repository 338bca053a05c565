import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isActingAs } from './api-client/client';
import { lastSeen } from './connection';
import { arrivedHere, cacheOf } from './kept';

/** What a member finds again without a network (CLI-13): what they look at, no money and no decisions. */
const KEPT = new Set([
  '/api/settings',
  '/api/companyinfo',
  '/api/interests',
  '/api/regions',
  '/api/chats',
  '/api/chats/{id}',
  '/api/likes',
  '/api/members',
  '/api/members/{id}',
  '/api/photos',
  '/api/gifts',
  '/api/profile/gifts',
]);
const MOST = 100;
const DAYS = 30;
/** Milliseconds between two writings of one answer, which may change many times at once. */
const PAUSE = 500;

type Kept = { at: number; data: unknown };

const isKept = ([kind, path]: readonly unknown[]) => (kind === 'session' ? path === 'user' : KEPT.has(String(path)));
const addressOf = (hash: string) => `/kept/${encodeURIComponent(hash)}`;

/**
 * Everything that changes is kept as it then is, also what was told live; what is new at once, for the next page may be
 * opened by its address. @returns to stop
 */
export function keepAnswers(client: QueryClient, memberId: string): () => void {
  if (!globalThis.caches) return () => undefined;
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const written = new Map<string, number>();
  const write = async ({ queryHash, state }: Query) => {
    // Of who has left there is not even an empty cache with their name.
    if (!isActingAs(memberId) || state.data === undefined || lastSeen.get()) return;
    const cache = await cacheOf(memberId, 'answers');
    if (!isActingAs(memberId)) return;
    const kept = JSON.stringify({ at: state.dataUpdatedAt, data: state.data });
    await cache.put(addressOf(queryHash), new Response(kept, { headers: { date: new Date().toUTCString() } }));
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
  };
  const note = (query: Query) => {
    const { queryHash: hash, queryKey } = query;
    if (!isKept(queryKey) || waiting.has(hash)) return;
    const begin = () => {
      waiting.delete(hash);
      written.set(hash, Date.now());
      void write(query).catch(() => undefined);
    };
    waiting.set(hash, setTimeout(begin, (written.get(hash) ?? 0) + PAUSE - Date.now()));
  };
  // The worker keeps photos where there is a place for them.
  void cacheOf(memberId, 'photos').catch(() => undefined);
  const queries = client.getQueryCache();
  for (const query of queries.getAll()) note(query);
  const stop = queries.subscribe((event) => {
    const query = event.query as Query;
    if (event.type === 'updated' && event.action.type === 'success') note(query);
  });
  return () => {
    stop();
    for (const pause of waiting.values()) clearTimeout(pause);
  };
}

/** What is about the conversation, or whatever else has this id, once it has been removed. */
export async function forgetAnswers(id: string): Promise<void> {
  const memberId = arrivedHere();
  if (memberId === null || !globalThis.caches) return;
  const cache = await cacheOf(memberId, 'answers');
  for (const request of await cache.keys()) if (request.url.includes(id)) await cache.delete(request);
}

/** What was last answered; undefined: nothing, or too long ago. */
export async function keptAnswer(queryKey: QueryKey): Promise<unknown> {
  const memberId = arrivedHere();
  if (memberId === null || !globalThis.caches || !isKept(queryKey)) return undefined;
  const cache = await cacheOf(memberId, 'answers');
  const kept = await cache.match(addressOf(hashKey(queryKey)));
  if (!kept) return undefined;
  const text = await kept.text();
  // Who was here then need not be now.
  const { at, data } = JSON.parse(text, (key, value: unknown) => (key === 'online' ? false : value)) as Kept;
  if (Date.now() - at > DAYS * 86_400_000) return undefined;
  lastSeen.set(true);
  return data;
}
