import { problemOf, unreachable } from './api-error';

export const MAX_RETRIES = 5;
const FIRST_DELAY = 400;
const LONGEST_WAIT = 30_000;
/** A connection that is gone without a word, as on the way out of a station, would be waited for without an end. */
export const NO_ANSWER = 20_000;
export const TEMPORARY = new Set([502, 503, 504]);

type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/**
 * CLI-05: up to five retries with exponential delay. A call that changes something is repeated only when it carries
 * its idempotency key, because without one the server cannot know it has done the work already.
 */
export async function fetchWithRetry(request: Request, wait: Wait = sleep): Promise<Response> {
  const retries = mayRepeat(request) ? MAX_RETRIES : 0;

  for (let attempt = 0; ; attempt++) {
    const outcome = await send(request);
    if (outcome instanceof Response && outcome.ok && !isMistake(outcome)) return outcome;

    const temporary = !(outcome instanceof Response) || isTemporary(request, outcome.status);
    // Without a network it is known at once what would come of it; whoever waits for one begins again.
    const known = !(outcome instanceof Response) && globalThis.navigator?.onLine === false;
    if (!temporary || known || attempt >= retries) {
      throw outcome instanceof Response ? await problemOf(outcome) : unreachable(outcome.cause);
    }
    const asked = outcome instanceof Response ? outcome.headers.get('Retry-After') : null;
    await wait(delayBefore(attempt, asked), request.signal);
  }
}

/** What somebody mistyped is a problem that is answered with 200: browsers call any other an error. */
const isMistake = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('application/problem+json') === true;

async function send(request: Request): Promise<Response | { cause: unknown }> {
  const { signal } = request;
  signal.throwIfAborted();
  const attempt = new AbortController();
  signal.addEventListener('abort', () => attempt.abort(signal.reason), { once: true });
  const timer = setTimeout(() => attempt.abort(), NO_ANSWER);
  try {
    return await fetch(request.clone(), { signal: attempt.signal });
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { cause };
  } finally {
    clearTimeout(timer);
  }
}

/** An error of the server may have been that moment's: a reading call is repeated, a change was perhaps half done. */
const isTemporary = ({ method }: Request, status: number) =>
  TEMPORARY.has(status) || (status === 500 && (method === 'GET' || method === 'HEAD'));

const mayRepeat = ({ method, headers }: Request) =>
  method === 'GET' || method === 'HEAD' || headers.has('Idempotency-Key');

/** Milliseconds; `asked`: the answer's Retry-After. */
export function delayBefore(attempt: number, asked: string | null): number {
  const exponential = FIRST_DELAY * 2 ** attempt * (0.75 + Math.random() / 2);
  return Math.min(Math.max(exponential, Number(asked) * 1000 || 0), LONGEST_WAIT);
}

function sleep(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
