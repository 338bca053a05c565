import { invalidInput } from '../../kernel/index.js';

/** Why staff did something to a member; @throws invalid_input where that is nothing but blanks */
export function requireReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw invalidInput([{ field: 'reason', code: 'required' }]);
  return reason;
}
