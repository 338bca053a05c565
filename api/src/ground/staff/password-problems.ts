import type { FieldError } from '../../kernel/domain.js';
import { PASSWORD_LENGTH } from './login-limits.js';

export function passwordProblems(password: string, field: string): FieldError[] {
  const characters = [...password].length;
  const fits = characters >= PASSWORD_LENGTH.min && characters <= PASSWORD_LENGTH.max;
  return fits ? [] : [{ field, code: 'password_length', params: PASSWORD_LENGTH }];
}
