import { countCharacters } from './free-text.js';

/** Any number of combining marks can be stacked on one character. */
const MAX_CODE_UNITS_PER_CHARACTER = 16;

// Control characters, direction overrides and invisible blanks could imitate or break the surrounding text.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Normalises a name, with single spaces. */
export const normaliseName = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim().normalize('NFC');

export type NameProblem = 'name_length' | 'name_starts_with_at' | 'name_equals_email';

/** Why a normalised name is not acceptable (spec 5); undefined if it is. */
export function nameProblem(
  name: string,
  email: string,
  { min, max }: { min: number; max: number },
): NameProblem | undefined {
  const folded = name.normalize('NFKC').toLowerCase();
  if (folded.startsWith('@')) return 'name_starts_with_at';
  if (folded === email.trim().normalize('NFKC').toLowerCase()) return 'name_equals_email';
  const length = countCharacters(name);
  const visible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  return length < min || length > max || name.length > max * MAX_CODE_UNITS_PER_CHARACTER || !visible
    ? 'name_length'
    : undefined;
}
