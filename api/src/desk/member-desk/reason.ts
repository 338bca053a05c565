import { Type } from 'typebox';
import { invalidInput } from '../../kernel/index.js';

/** Why staff did something to a member; a rule gives the finer code for an empty one. */
export const Reason = Type.String({ maxLength: 1_000 });

export function requireReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw invalidInput([{ field: 'reason', code: 'required' }]);
  return reason;
}
