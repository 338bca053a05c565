import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Body } from '../lib/api-client/types';
import { problem } from './problem';
import type { World } from './world';

type Saved = World['savedSearches'][number];
const LIMIT = 3;

const filterIn = (query: string) =>
  Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, text]) => [
      name,
      text === 'true' ? true : /^\d+$/.test(text) ? Number(text) : text,
    ]),
  ) as Saved['filter'];

/** The searches a member keeps, three at most. */
export function savedSearchHandlers(world: World): HttpHandler[] {
  let saved = 0;
  const list = (status = 200) => HttpResponse.json({ searches: world.savedSearches, limit: LIMIT }, { status });
  return [
    http.get('*/api/saved-searches', () => list()),
    http.post('*/api/saved-searches', async ({ request }) => {
      const { name, query, weekly_mail } = (await request.json()) as Body<'/api/saved-searches', 'post'>;
      if (world.savedSearches.length >= LIMIT)
        return problem(409, 'saved_search_limit_reached', { params: { limit: LIMIT } });
      const one = { id: `search-${++saved}`, name, filter: filterIn(query), weekly_mail };
      world.savedSearches = [...world.savedSearches, one];
      return list(201);
    }),
    http.put('*/api/saved-searches/:id', async ({ params, request }) => {
      const { query, ...change } = (await request.json()) as Body<'/api/saved-searches/{id}', 'put'>;
      if (!world.savedSearches.some(({ id }) => id === params.id)) return problem(404, 'saved_search_not_found');
      world.savedSearches = world.savedSearches.map((one) =>
        one.id === params.id ? { ...one, ...change, ...(query !== undefined && { filter: filterIn(query) }) } : one,
      );
      return list();
    }),
    http.delete('*/api/saved-searches/:id', ({ params }) => {
      world.savedSearches = world.savedSearches.filter(({ id }) => id !== params.id);
      return list();
    }),
  ];
}
