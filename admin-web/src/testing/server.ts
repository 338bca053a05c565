import { vi } from 'vitest';
import { CHOICES, GIFTS, INTERESTS } from './choices';

interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}
interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

let requests: Sent[] = [];

/** The requests since the last `answer`. */
export const sent = (): readonly Sent[] => requests;

/** Answers the next requests in turn; an Error is a connection that failed. */
export const answer = (...answers: (Answer | Error)[]) =>
  serve(({ url }, count) => (url === QUEUES ? NOTHING_WAITS : answers[count]));

/** Asked for by forms and filters of every kind, so tests need not say so. */
const ALWAYS: Record<string, Answer> = {
  '/api/admin/choices': { json: CHOICES },
  '/api/admin/gifts': { json: { gifts: GIFTS } },
  '/api/admin/interests': { json: INTERESTS },
};

/** Answers by path, whatever the order. */
export const answerByPath = (answers: Record<string, Answer | ((request: Sent) => Answer | Promise<Answer>)>) =>
  serve((request) => {
    const found = answers[request.url.split('?')[0]!];
    return typeof found === 'function' ? found(request) : found;
  });

function serve(answerTo: (request: Sent, count: number) => Answer | Promise<Answer> | Error | undefined): void {
  requests = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const request: Sent = {
      url,
      method,
      headers: new Headers(headers),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    const always = ALWAYS[url];
    const next = always ?? answerTo(request, requests.length) ?? unasked(url);
    if (!always && next !== NOTHING_WAITS) requests.push(request);
    if (!next) return Promise.reject(new Error(`Nobody answers ${method} ${url}`));
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve(next).then(
      ({ status = 200, json, text, headers }) =>
        new Response(status === 204 ? null : (text ?? JSON.stringify(json)), { status, headers }),
    );
  });
}

/**
 * A page takes its record and gives it back as it is left: unanswered, it would ask again a second later, when the next
 * file listens.
 */
const CLAIM = /\/(claim|release)$/;
const TAKEN: Answer = { status: 204 };
const unasked = (url: string): Answer | undefined =>
  url === QUEUES ? NOTHING_WAITS : CLAIM.test(url) ? TAKEN : undefined;

/** The sections ask for it on every page, whatever it shows. */
const QUEUES = '/api/admin/queues';
const NOTHING_WAITS = queuesWith({});

/** What waits in which queue. */
export function queuesWith(waiting: Record<string, number>): Answer {
  const queues = Object.entries(waiting).map(([list, count]) => ({
    list,
    filter: {},
    waiting: count,
    more: false,
    oldest_at: null,
  }));
  return { json: { queues } };
}

export const problem = (status: number, code: string, params?: Record<string, string | number>): Answer => ({
  status,
  json: { status, code, params, request_id: 'r1' },
  headers: { 'Content-Type': 'application/problem+json' },
});
