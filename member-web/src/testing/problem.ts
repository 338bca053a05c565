import { HttpResponse } from 'msw';

/** How the API refuses. */
export const problem = (status: number, code: string, more: object = {}) =>
  HttpResponse.json(
    { status, code, request_id: 'request-1', ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
