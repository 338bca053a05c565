import { fetchUtils, HttpError } from 'react-admin';
import { fieldErrors, isProblem, textOf, type Problem, type Translate } from './problem';

export interface Reply<Body = unknown> {
  status: number;
  headers: Headers;
  body: string;
  json: Body;
}
export type HttpClient = <Body = unknown>(url: string, options?: RequestInit) => Promise<Reply<Body>>;

const ATTEMPTS = 3;
const PAUSE = 700;

/**
 * Every request of the console. A mutation carries the marker header, which another site cannot send, and a key: repeated
 * with the same key after a lost connection or a busy server, it has its effect once.
 */
export function createHttpClient(translate: Translate): HttpClient {
  return async (url: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    if (changes(options.method)) {
      headers.set('X-Client-Request', '1');
      if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
    }
    for (let attempt = 1; ; attempt++) {
      try {
        return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' });
      } catch (error) {
        if (isAbort(error)) throw error;
        if (attempt >= ATTEMPTS || !isPassing(error)) throw toHttpError(error, translate);
        await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
      }
    }
  };
}

const changes = (method = 'GET') => !['GET', 'HEAD'].includes(method.toUpperCase());
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
const isPassing = (error: unknown) => !(error instanceof HttpError) || error.status === 503;

function toHttpError(error: unknown, translate: Translate): HttpError {
  const problem = problemOf(error);
  return new HttpError(textOf(problem, translate), problem.status, {
    ...problem,
    errors: fieldErrors(problem, translate),
  });
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof HttpError)) return { status: 0, code: 'network' };
  if (isProblem(error.body)) return error.body;
  // A proxy in between answers in words of its own.
  const status = Number(error.status);
  return { status, code: status === 503 ? 'busy' : status === 404 ? 'not_found' : 'internal_error' };
}
