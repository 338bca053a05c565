import type { QueryClient } from '@tanstack/react-query';

type Marks = { liked_by_me?: boolean; match?: boolean };

/** Every list and profile that shows whether this member is liked follows, whatever its shape. */
export function markLiked(cache: QueryClient, id: string, marks: Marks) {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    typeof queryKey[1] === 'string' && /^\/api\/(members|likes)/.test(queryKey[1]);
  cache.setQueriesData({ predicate }, (data: unknown) => marked(data, id, marks));
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
