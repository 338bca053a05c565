import type { FieldPath } from 'react-hook-form';
import { isApiError, type FieldError } from '../../lib/api-client/api-error';
import type { Settings } from '../../lib/api-client/types';
import type { BirthDate } from './birth-date';

export type SignupValues = {
  email: string;
  name: string;
  password: string;
  birth: BirthDate;
  gender: 'male' | 'female' | '';
  country: string;
  region: string;
  terms: boolean;
};

export const NAME_LENGTH = { min: 3, max: 30 };

const COUNTRY_OF: Record<string, string> = { nl: 'NL', en: 'GB', de: 'DE', es: 'ES', fr: 'FR', it: 'IT', pl: 'PL' };

export const emptyValues = (locale: string, { countries }: Settings): SignupValues => {
  const likely = navigator.language.split('-')[1]?.toUpperCase();
  const country = [likely, COUNTRY_OF[locale]].find((code) => (countries as string[]).includes(code ?? '')) ?? '';
  return {
    email: '',
    name: '',
    password: '',
    birth: { day: '', month: '', year: '' },
    gender: '',
    country,
    region: '',
    terms: false,
  };
};

/** The server judges; these only spare the member a round trip. */
export function nameProblem(name: string, email: string): string | undefined {
  const length = [...name].length;
  if (length < NAME_LENGTH.min || length > NAME_LENGTH.max) return 'name_length';
  if (name.startsWith('@')) return 'name_starts_with_at';
  if (name.toLowerCase() === email.toLowerCase()) return 'name_equals_email';
  return undefined;
}

export const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email);

const FIELD_OF: Record<string, FieldPath<SignupValues>> = { date_of_birth: 'birth.day' };
const KNOWN = ['email', 'name', 'password', 'gender', 'country', 'region', 'terms'];

/** Where the server's refusal belongs on the form; what belongs nowhere is shown above it. */
export function fieldsOf(error: unknown): { path: FieldPath<SignupValues>; problem: FieldError }[] {
  if (isApiError(error, 'email_taken')) return [{ path: 'email', problem: { field: 'email', code: 'email_taken' } }];
  if (!isApiError(error, 'invalid_input')) return [];
  return error.fields.flatMap((problem) => {
    const path = FIELD_OF[problem.field] ?? (KNOWN.includes(problem.field) ? problem.field : undefined);
    return path ? [{ path: path as FieldPath<SignupValues>, problem }] : [];
  });
}
