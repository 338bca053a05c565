import { useQueries } from '@tanstack/react-query';
import { useResourceDefinitions } from 'react-admin';
import { dataOf, useApi, type Answer, type Api } from '../../providers/api-client';

const LATER = 30_000;

let asked: Promise<Answer<'/api/admin/queues', 'get'>> | undefined;
/** All are counted by one request, however many ask at once. */
const queuesOf = (api: Api) =>
  (asked ??= dataOf(api.GET('/api/admin/queues')).finally(() => {
    asked = undefined;
  }));

/** How much waits for the reader in each queue of their role; one that could not be counted is left out. */
export function useWaiting(): ReadonlyMap<string, number> {
  const api = useApi();
  const resources = useResourceDefinitions();
  return useQueries({
    queries: Object.values(resources)
      .filter(({ options }) => (options as { waits?: object } | undefined)?.waits)
      .map(({ name: resource }) => ({
        // Under the resource's own key: counted anew whenever something was done in it.
        queryKey: [resource, 'waiting'],
        queryFn: async () => {
          const { queues } = await queuesOf(api);
          return [resource, queues.find(({ list }) => list === resource)?.waiting ?? 0] as const;
        },
        refetchInterval: LATER,
        retry: false,
      })),
    combine: (counts) => new Map(counts.flatMap(({ data }) => (data ? [data] : []))),
  });
}
