import { fetchUtils, HttpError } from 'react-admin';
import { accountHeader } from './account';
import { trail } from './opened-from';
import { isAttended } from './presence';
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
/** Milliseconds: a connection that is gone without a word would be waited for without an end. */
const NO_ANSWER = 20_000;
const PASSING = new Set([502, 503, 504]);

/**
 * Every request of the console. A mutation carries the marker header, which another site cannot send, and a key: repeated
 * with the same key after a lost connection or a busy server, it has its effect once.
 */
export function createHttpClient(translate: Translate): HttpClient {
  return async (url: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    trail.visit(window.location.pathname);
    headers.set('Accept', 'application/json');
    headers.set('X-Mistakes-As-Answers', '1');
    if (!isAttended()) headers.set('X-Page-Hidden', '1');
    if (changes(options.method)) {
      headers.set('X-Client-Request', '1');
      for (const [name, value] of Object.entries(accountHeader())) headers.set(name, value);
      if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
    }
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await inTime(options.signal, (signal) =>
          fetchUtils.fetchJson(url, { ...options, headers, signal, credentials: 'same-origin' }),
        );
        // What somebody mistyped is a problem that is answered with 200: browsers call any other an error.
        if (reply.headers.get('Content-Type')?.startsWith('application/problem+json') && isProblem(reply.json))
          throw new HttpError('', reply.json.status, reply.json);
        return reply;
      } catch (error) {
        if (isAbort(error)) throw error;
        if (attempt >= ATTEMPTS || !isPassing(error)) throw toHttpError(error, translate);
        await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
      }
    }
  };
}

async function inTime<T>(
  calledOff: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const attempt = new AbortController();
  const callOff = () => attempt.abort(calledOff?.reason);
  calledOff?.addEventListener('abort', callOff, { once: true });
  if (calledOff?.aborted) callOff();
  const timer = setTimeout(() => attempt.abort(new DOMException('no answer', 'TimeoutError')), NO_ANSWER);
  try {
    return await work(attempt.signal);
  } finally {
    clearTimeout(timer);
    calledOff?.removeEventListener('abort', callOff);
  }
}

const changes = (method = 'GET') => !['GET', 'HEAD'].includes(method.toUpperCase());
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
const isPassing = (error: unknown) => !(error instanceof HttpError) || PASSING.has(Number(error.status));

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
