import { shortText } from '../../kernel/domain.js';
import { countCharacters, isTooLong } from './free-text.js';

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
  const visible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  return isTooLong(name, max) || countCharacters(name) < min || !visible ? 'name_length' : undefined;
}
