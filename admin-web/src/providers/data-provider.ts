import simpleRest from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import type { paths } from '../api/schema';
import type { HttpClient } from './http-client';
import { textOf, type Translate } from './problem';

export const API = '/api/admin';

type Regions = paths['/api/admin/regions']['get']['responses'][200]['content']['application/json'];

export interface ConsoleDataProvider extends DataProvider {
  /** Names of all regions by their ISO 3166-2 code. */
  regions(): Promise<Map<string, string>>;
}

/**
 * simple-rest over the console's routes. The stock bulk calls send one request an item, so half of them can fail;
 * they are refused until a route takes all items at once. Many by id are one request, with `filter={"id":[…]}`.
 */
export function createDataProvider(http: HttpClient, translate: Translate): ConsoleDataProvider {
  const refuse = () =>
    Promise.reject(new HttpError(textOf({ code: 'bulk_not_offered' }, translate), 0, { code: 'bulk_not_offered' }));
  return {
    ...simpleRest(API, http),
    updateMany: refuse,
    deleteMany: refuse,
    async regions() {
      const { json } = await http<Regions>(`${API}/regions`);
      const all = Object.values(json.regions).flatMap(({ regions }) => regions);
      return new Map(all.map(({ key, name }) => [key, name]));
    },
  };
}
