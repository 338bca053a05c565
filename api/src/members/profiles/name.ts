import { shortText } from '../../kernel/domain.js';
import { countCharacters } from './free-text.js';

/** Any number of combining marks can be stacked on one character. */
const MAX_CODE_UNITS_PER_CHARACTER = 16;

/** Normalises a name, with single spaces. */
export const normaliseName = shortText;

export type NameProblem = 'name_length' | 'name_starts_with_at' | 'name_equals_email';

/** Why a normalised name is not acceptable (spec 5); undefined if it is. */
export function nameProblem(
  name: string,
  email: string,
  { min, max }: { min: number; max: number },
): NameProblem | undefined {
  const folded = name.normalize('NFKC').toLowerCase();
  if (folded.startsWith('@')) return 'name_starts_with_at';
  if (folded === shortText(email).normalize('NFKC').toLowerCase()) return 'name_equals_email';
  const length = countCharacters(name);
  const visible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  return length < min || length > max || name.length > max * MAX_CODE_UNITS_PER_CHARACTER || !visible
    ? 'name_length'
    : undefined;
}
