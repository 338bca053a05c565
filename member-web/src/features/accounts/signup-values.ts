import type { FieldPath } from 'react-hook-form';
import { isApiError, type FieldError } from '../../lib/api-client/api-error';
import type { Body, Settings } from '../../lib/api-client/types';
import { countGraphemes } from '../../lib/graphemes';
import { keptTracking } from '../../lib/tracking';
import { shortText } from '../../lib/short-text';
import { chosenOf } from '../../ui/chosen';
import { readBirthDate, type BirthDate } from './birth-date';

type Input = Body<'/api/signup', 'post'>;

export type SignupValues = {
  gender: Input['gender'] | '';
  sought_gender: NonNullable<Input['sought_gender']> | '';
  birth: BirthDate;
  country: string;
  region: string;
  city: string;
  name: string;
  description: string;
  signup_message: string;
  /** Chosen on a lander (CLI-04). */
  interests: string[];
  /** To keep and show those. */
  interests_consent: boolean;
  email: string;
  password: string;
  terms: boolean;
};

/** CLI-02: what each of the steps 0 to 4 asks. */
export const STEPS: readonly FieldPath<SignupValues>[][] = [
  ['gender', 'sought_gender'],
  ['birth.day'],
  ['country', 'region', 'city'],
  ['name', 'description', 'interests', 'interests_consent', 'signup_message'],
  ['email', 'password', 'terms'],
];
export const LAST_STEP = STEPS.length - 1;
export const stepOf = (path: FieldPath<SignupValues>): number => STEPS.findIndex((fields) => fields.includes(path));

const COUNTRY_OF: Record<string, string> = { nl: 'NL', en: 'GB', de: 'DE', es: 'ES', fr: 'FR', it: 'IT', pl: 'PL' };

export const emptyValues = (locale: string, { countries, geoip_selected_country }: Settings): SignupValues => {
  const likely = navigator.language.split('-')[1]?.toUpperCase();
  const country =
    [geoip_selected_country, likely, COUNTRY_OF[locale]].find((code) => (countries as string[]).includes(code ?? '')) ??
    '';
  return {
    gender: '',
    sought_gender: '',
    birth: { day: '', month: '', year: '' },
    country,
    region: '',
    city: '',
    name: '',
    description: '',
    signup_message: '',
    interests: [],
    interests_consent: false,
    email: '',
    password: '',
    terms: false,
  };
};

type Visit = {
  language: string;
  minAge: number;
  /** The member whose page led here (ACC-04). */
  landing: string | undefined;
  /** What the form says that a message costs (MNY-12). */
  messagePrice: number;
};

/** What is sent, once every step is filled in. */
export function inputOf(values: SignupValues, { language, minAge, landing, messagePrice }: Visit): Input | undefined {
  const birth = readBirthDate(values.birth, minAge);
  if (!('date' in birth) || !values.gender || !values.sought_gender) return undefined;
  const { password, gender, sought_gender, country, region } = values;
  const [name, city, email] = [values.name, values.city, values.email].map(shortText);
  const description = values.description.trim();
  const message = values.signup_message.trim();
  const interests = values.interests_consent ? chosenOf(values.interests) : [];
  const tracking = keptTracking();
  return {
    email: email!,
    password,
    gender,
    sought_gender,
    country,
    name: name!,
    date_of_birth: birth.date,
    ...(region && { region }),
    ...(city && { city }),
    ...(description && { description }),
    ...(interests.length > 0 && { interests, consents: ['interests' as const] }),
    ...(landing && message && { signup_message: message, signup_message_price: messagePrice, landing_member: landing }),
    ...(Object.keys(tracking).length > 0 && { tracking }),
    terms: true,
    language,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The server judges; these only spare the member a round trip. */
export function nameProblem(name: string, email: string, { min, max }: Settings['name_length']): string | undefined {
  const shown = shortText(name);
  const length = countGraphemes(shown);
  if (length < min || length > max) return 'name_length';
  if (shown.normalize('NFKC').startsWith('@')) return 'name_starts_with_at';
  if (shown.toLowerCase() === shortText(email).toLowerCase()) return 'name_equals_email';
  return undefined;
}

export const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(shortText(email));

const FIELD_OF: Record<string, FieldPath<SignupValues>> = { date_of_birth: 'birth.day' };

/** Where the server's refusal belongs on the form; what belongs nowhere is shown above it. */
export function fieldsOf(error: unknown): { path: FieldPath<SignupValues>; problem: FieldError }[] {
  if (isApiError(error, 'email_taken')) return [{ path: 'email', problem: { field: 'email', code: 'email_taken' } }];
  // The step of the message says what it costs: nobody agrees to a new price on one that does not show it (MNY-12).
  if (isApiError(error, 'price_changed')) {
    return [{ path: 'signup_message', problem: { field: 'signup_message', code: 'price_changed' } }];
  }
  if (!isApiError(error, 'invalid_input')) return [];
  return error.fields.flatMap((problem) => {
    const path = FIELD_OF[problem.field] ?? (problem.field as FieldPath<SignupValues>);
    return stepOf(path) >= 0 ? [{ path, problem }] : [];
  });
}
