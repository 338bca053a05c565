import simpleRest from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { API } from './api';
import type { HttpClient } from './http-client';
import { textOf, type Translate } from './problem';

export interface ConsoleDataProvider extends DataProvider {
  /** How many records of a list its filter leaves. */
  waitingIn(resource: string, filter: object): Promise<number>;
  /** One request of `useApi`. */
  send(request: Request): Promise<Response>;
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
    waitingIn: async (resource, filter) => {
      const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify(filter) });
      const { headers } = await http<unknown>(`${API}/${resource}?${query}`);
      return Number(headers.get('content-range')?.split('/').pop() ?? 0);
    },
    async send(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers, keepalive, signal } = request;
      // A file is bytes, which would not survive as text.
      const isForm = headers.get('content-type')?.startsWith('multipart/');
      const body = isForm ? await request.arrayBuffer() : await request.text();
      const reply = await http(pathname + search, { method, headers, keepalive, signal, ...(body && { body }) });
      return reply.body ? new Response(reply.body, { status: reply.status }) : new Response(null, { status: 204 });
    },
    updateMany: refuse,
    deleteMany: refuse,
  };
}
