/** One invalid field of a request: `code` is a key of the client's `errors.fields` texts. */
export interface FieldError {
  field: string;
  code: string;
  params?: object;
}

/** A rejection reported to the caller as `application/problem+json`; the client supplies the text for its code. */
export class DomainError<P extends object = object> extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly params: P,
    readonly fields?: FieldError[],
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

/** Whether the error's code may be shown to the caller. */
export const isTold = (error: unknown): error is DomainError => error instanceof DomainError;

/** Whether a business rule rejected the call. `busy` does not count: the same call may succeed on a retry. */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code !== 'busy';

export interface ErrorDefinition<P extends object> {
  (params: P): DomainError<P>;
  readonly code: string;
  readonly status: number;
}

/** Every defined error code with its HTTP status; locale files are checked against this catalogue. */
export const errorCatalogue = new Map<string, number>();

/** Defines an error: its flat snake_case code and its HTTP status. */
export function defineError<P extends object = Record<string, never>>(
  code: string,
  status: number,
): ErrorDefinition<P> {
  const known = errorCatalogue.get(code);
  if (known !== undefined && known !== status) throw new Error(`error ${code} is defined twice`);
  errorCatalogue.set(code, status);
  return Object.assign((params: P) => new DomainError(code, status, params), { code, status });
}

const mistakes = new Set<string>();

/**
 * Defines an error for what a person mistyped: an expected answer, not a failure. Clients that send
 * `X-Mistakes-As-Answers` receive it with status 200, because browsers report any other status as an error in their
 * console; the body is the same.
 */
export function defineMistake<P extends object = Record<string, never>>(
  code: string,
  status: number,
): ErrorDefinition<P> {
  mistakes.add(code);
  return defineError<P>(code, status);
}

export const isMistake = ({ code }: DomainError): boolean => mistakes.has(code);

/** 422 `invalid_input`, listing each invalid field. */
export const invalidInput = (fields: FieldError[]): DomainError => new DomainError('invalid_input', 422, {}, fields);
errorCatalogue.set('invalid_input', 422);

/** The text of a field, trimmed. @throws invalid_input if it is blank */
export function requireText(field: string, text: string): string {
  const plain = text.trim();
  if (plain === '') throw invalidInput([{ field, code: 'required' }]);
  return plain;
}

export const keyConflict = defineError('key_conflict', 409);
export const keyRequired = defineError('idempotency_key_required', 422);
/** Without `seconds` a moment is enough; the response carries them as `Retry-After`. */
export const busy = defineError<{ seconds?: number }>('busy', 503);
/** A rate limit was exceeded; the response also carries `Retry-After`. */
export const tooManyRequests = defineError<{ seconds: number; minutes: number }>('too_many_requests', 429);
export const authenticationRequired = defineError('authentication_required', 403);
export const confirmationRequired = defineError('confirmation_required', 403);
/** `feature`: the premium feature that was requested, for the text of the alert (ACC-15). */
export const premiumRequired = defineError<{ feature: string }>('premium_required', 403);
export const forbidden = defineError('forbidden', 403);
/** A webhook came without its token; Amazon SNS sends its own only to who asks. */
export const tokenRequired = defineError('token_required', 401);
export const clientRequestRequired = defineError('client_request_required', 403);
export const crossSiteRequest = defineError('cross_site_request', 403);
/** The window that asks was opened for another account than the one logged in now. */
export const otherAccount = defineError('other_account', 409);
export const notFound = defineError('not_found', 404);
export const methodNotAllowed = defineError('method_not_allowed', 405);
export const malformedJson = defineError('malformed_json', 400);
export const bodyTooLarge = defineError('body_too_large', 413);
export const unsupportedMediaType = defineError('unsupported_media_type', 415);
export const internalError = defineError('internal_error', 500);
