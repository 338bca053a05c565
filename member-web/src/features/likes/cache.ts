import type { QueryClient } from '@tanstack/react-query';

export const likeKey = (id: string) => ['like', id] as const;
type Marks = { liked_by_me?: boolean; match?: boolean };

/** Every list and profile that shows whether this member is liked follows, whatever its shape. */
export function markLiked(cache: QueryClient, id: string, marks: Marks) {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    typeof queryKey[1] === 'string' && /^\/api\/(members|likes)/.test(queryKey[1]);
  const mark = (data: unknown) => marked(data, id, marks);
  cache.setQueriesData({ predicate }, mark);
  // What is under way was perhaps read before; asking for all pages of a search anew would be much for one heart.
  for (const query of cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    const arrived = () => cache.setQueryData(query.queryKey, mark);
    void query.fetch().then(arrived, () => undefined);
  }
}

/** Done on another screen, or here: while a press is on its way, it is the newer word. */
export function tellLiked(cache: QueryClient, id: string, liked_by_me: boolean) {
  if (cache.isMutating({ mutationKey: likeKey(id) }) === 0) markLiked(cache, id, { liked_by_me });
}

/** What did not change stays the same object, so that no more is drawn anew than the heart. */
function marked(value: unknown, id: string, marks: Marks): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const parts: unknown[] = value.map((one) => marked(one, id, marks));
    return parts.some((part, i) => part !== value[i]) ? parts : value;
  }
  const own = value as Record<string, unknown>;
  if (own.id === id && 'liked_by_me' in own) {
    const fitting = Object.fromEntries(Object.entries(marks).filter(([mark]) => mark in own));
    return { ...own, ...fitting };
  }
  const entries = Object.entries(own).map(([name, part]) => [name, marked(part, id, marks)] as const);
  return entries.some(([name, part]) => part !== own[name]) ? Object.fromEntries(entries) : own;
}
