import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useResourceDefinitions } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider';

const LATER = 30_000;

/** How much waits in each queue that the reader's role has; one that could not be counted is left out. */
export function useWaiting(): ReadonlyMap<string, number> {
  const provider = useDataProvider<ConsoleDataProvider>();
  const resources = useResourceDefinitions();
  return useQueries({
    queries: Object.values(resources)
      .flatMap(({ name, options }) => {
        const { waits } = (options ?? {}) as { waits?: object };
        return waits ? [[name, waits] as const] : [];
      })
      .map(([resource, filter]) => ({
        // Under the resource's own key: counted anew whenever something was done in it.
        queryKey: [resource, 'waiting'],
        queryFn: async () => [resource, await provider.waitingIn(resource, filter)] as const,
        refetchInterval: LATER,
        retry: false,
      })),
    combine: (counts) => new Map(counts.flatMap(({ data }) => (data ? [data] : []))),
  });
}
