import type { paths } from '../../api/schema';
import { queries } from '../../lib/api-client/client';

type PageRoute = paths['/api/pages/{page}']['get'];
export type PageId = PageRoute['parameters']['path']['page'];
type Locale = NonNullable<NonNullable<PageRoute['parameters']['query']>['locale']>;

export const pageQuery = (page: PageId, locale: string) =>
  queries.queryOptions(
    'get',
    '/api/pages/{page}',
    {
      params: {
        path: { page },
        query: { locale: locale as Locale, 'forced-domain': globalThis.location.hostname },
      },
    },
    { staleTime: 10 * 60_000 },
  );
