import simpleRest from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { API } from './api';
import type { HttpClient } from './http-client';
import { trail } from './opened-from';
import { textOf, type Translate } from './problem';

/** Resources of which the audit log says who opened a page, and from where. */
const RECORDED_PAGES = ['members', 'complaints'];

export interface ConsoleDataProvider extends DataProvider {
  /** How many records of a list its filter leaves. */
  waitingIn(resource: string, filter: object): Promise<number>;
  /** One request of `useApi`. */
  send(request: Request): Promise<Response>;
}

/** Of a list that is too long to be counted: how many there are at least. */
function atLeast(headers: Headers): number | undefined {
  const least = headers.get('x-more-than');
  return least === null ? undefined : Number(least);
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
  // oxlint-disable-next-line typescript/no-explicit-any
  const made = new Map<string, Promise<any>>();
  return {
    ...rest,
    getList: async (resource, params) => {
      let least: number | undefined;
      const reading: HttpClient = async (url, options) => {
        const reply = await http(url, options);
        least = atLeast(reply.headers);
        return reply as never;
      };
      const list = await simpleRest(API, reading).getList(resource, params);
      return least === undefined ? list : { ...list, total: least, meta: { moreThan: least } };
    },
    getOne: (resource, params) => {
      if (!RECORDED_PAGES.includes(resource)) return rest.getOne(resource, params);
      // That such a page is opened is recorded, with from where.
      const recorded: HttpClient = (url, options) =>
        http(url, {
          ...options,
          headers: { 'X-Client-Request': '1', 'X-Opened-From': trail.from(window.location.pathname) },
        });
      return simpleRest(API, recorded).getOne(resource, params);
    },
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
      return atLeast(headers) ?? Number(headers.get('content-range')?.split('/').pop() ?? 0);
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
