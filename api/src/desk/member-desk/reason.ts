import { invalidInput } from '../../kernel/domain.js';

/** The reason of a staff action, trimmed. @throws invalid_input if it is blank */
export function requireReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw invalidInput([{ field: 'reason', code: 'required' }]);
  return reason;
}
