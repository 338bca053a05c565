import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-client/api-error';

/** CLI-13: what was last answered, where the site cannot be reached and nothing newer is here. @throws `error` otherwise */
export async function lastAnswer<T>(client: QueryClient, queryKey: QueryKey, error: unknown): Promise<T> {
  if (!isApiError(error, 'unreachable') || client.getQueryData(queryKey) !== undefined) throw error;
  const known = await import('./kept-answers').then(
    ({ keptAnswer }) => keptAnswer(queryKey),
    // Its code is not here either.
    () => undefined,
  );
  if (known === undefined) throw error;
  return known as T;
}
