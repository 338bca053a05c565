import type { ReactNode } from 'react';
import { ListLoading } from './list-loading';
import { LoadError } from './load-error';

interface LoadedProps<Data> {
  /** A query, as `useRead` answers. */
  of: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Stands there until it has come. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for; before it is there that it comes, or what went wrong. */
export function Loaded<Data>({ of: { data, error, refetch }, loading = <ListLoading />, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <LoadError error={error} retry={() => void refetch()} /> : loading;
}
