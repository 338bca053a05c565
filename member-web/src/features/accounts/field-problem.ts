import { isApiError } from '../../lib/api-client/api-error';

/** What the server says is wrong with a field; `codes` names refusals that are about one field as a whole. */
export function fieldProblem(error: unknown, field: string, codes: Record<string, string> = {}): string | undefined {
  if (!isApiError(error)) return undefined;
  return (
    error.fields.find((one) => one.field === field)?.code ?? (codes[error.code] === field ? error.code : undefined)
  );
}
