import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** Makes a call again as it was, with its key, while the answer is `busy`, as the sites do: a busy machine fails nothing. */
export function patient(request: APIRequestContext): APIRequestContext {
  // `get`, `post` and all others call it.
  const fetch = request.fetch.bind(request);
  request.fetch = async (...call) => {
    let answer = await fetch(...call);
    while (answer.status() === 503) answer = await fetch(...call);
    return answer;
  };
  return request;
}

export const patientCalls = (context: BrowserContext): unknown => patient(context.request);
