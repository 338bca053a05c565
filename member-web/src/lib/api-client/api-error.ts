export type Params = Record<string, string | number>;
export type FieldError = { field: string; code: string; params?: Params };

type Problem = { status: number; code: string; params?: Params; fields?: FieldError[]; request_id?: string };

/** Every failed call rejects with this: the server's problem, or the reason none came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Params;
  readonly fields: FieldError[];
  readonly requestId: string | undefined;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code;
    this.params = problem.params ?? {};
    this.fields = problem.fields ?? [];
    this.requestId = problem.request_id;
  }
}

export const unreachable = (cause: unknown) => new ApiError({ status: 0, code: 'unreachable' }, { cause });

export async function problemOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) return new ApiError(response.ok ? body : { ...body, status: response.status });
  return new ApiError({ status: response.status, code: response.status >= 500 ? 'unavailable' : 'unknown' });
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}
