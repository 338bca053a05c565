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

/** How long after the answer the page that it leads to may still be on its way, and the old button be pressed. */
const DOUBLE_PRESS_MS = 1_500;

/**
 * simple-rest over the console's routes. The same record, asked for twice by one double press, is made once. The stock bulk calls send one request an item, so half of them can fail;
 * they are refused until a route takes all items at once. Many by id are one request, with `filter={"id":[…]}`.
 */
export function createDataProvider(http: HttpClient, translate: Translate): ConsoleDataProvider {
  const refuse = () =>
    Promise.reject(new HttpError(textOf({ code: 'bulk_not_offered' }, translate), 0, { code: 'bulk_not_offered' }));
  const rest = simpleRest(API, http);
  // Of every kind of record; who asks for one knows what it is.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const made = new Map<string, Promise<any>>();
  return {
    ...rest,
    create: (resource, params) => {
      const same = JSON.stringify([resource, params.data]);
      const making = made.get(same) ?? rest.create(resource, params);
      made.set(same, making);
      const forget = () => made.delete(same);
      making.then(() => setTimeout(forget, DOUBLE_PRESS_MS), forget);
      return making;
    },
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
