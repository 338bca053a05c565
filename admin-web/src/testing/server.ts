import { vi } from 'vitest';

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
export const answer = (...answers: (Answer | Error)[]) => serve((_, count) => answers[count]);

/** Answers by path, whatever the order. */
export const answerByPath = (answers: Record<string, Answer | ((request: Sent) => Answer)>) =>
  serve((request) => {
    const found = answers[request.url.split('?')[0]!];
    return typeof found === 'function' ? found(request) : found;
  });

function serve(answerTo: (request: Sent, count: number) => Answer | Error | undefined): void {
  requests = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const request: Sent = {
      url,
      method,
      headers: new Headers(headers),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    const next = answerTo(request, requests.length);
    requests.push(request);
    if (!next) return Promise.reject(new Error(`Nobody answers ${method} ${url}`));
    if (next instanceof Error) return Promise.reject(next);
    const { status = 200, json, text } = next;
    return Promise.resolve(
      new Response(status === 204 ? null : (text ?? JSON.stringify(json)), { status, headers: next.headers }),
    );
  });
}

export const problem = (status: number, code: string, params?: Record<string, string | number>): Answer => ({
  status,
  json: { status, code, params, request_id: 'r1' },
  headers: { 'Content-Type': 'application/problem+json' },
});
