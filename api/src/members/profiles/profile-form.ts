import type { FieldError } from '../../kernel/domain.js';
import { isCountry, isRegionOf, type SettingsValues } from '../../ground/settings/domain.js';
import { ageOn, isDay, type Day } from './age.js';
import { isFarTooLong, isTooLong, normaliseLine, normaliseText } from './free-text.js';
import { normaliseName, nameProblem } from './name.js';

const MAX_AGE = 120;
/** In user-perceived characters (PRO-01). */
export const DESCRIPTION_LENGTH = 2000;
const CITY_LENGTH = 60;

interface Place {
  country: string;
  region?: string | null;
}

interface Texts {
  city?: string | null;
  description?: string | null;
}

interface SignUpForm extends Place, Texts {
  name: string;
  date_of_birth?: string;
}

type Limits = Pick<SettingsValues, 'countries' | 'minAge' | 'nameLength'>;

/** Errors in the profile part of a sign-up form. `today`: the current date where the member lives (ACC-02). */
export function profileProblems(form: SignUpForm, email: string, limits: Limits, today: Day): FieldError[] {
  return [
    ...nameProblems(form.name, email, limits),
    ...birthProblems(form.date_of_birth ?? '', limits.minAge, today),
    ...placeProblems(form, limits),
    ...textProblems(form),
  ];
}

interface EditForm extends Texts {
  name?: string | undefined;
  /** The resulting place, if it changes. */
  place?: Place | undefined;
}

/** Errors in the changes to a profile. */
export const editProblems = ({ name, place, ...texts }: EditForm, email: string, limits: Limits): FieldError[] => [
  ...(name === undefined ? [] : nameProblems(name, email, limits)),
  ...(place === undefined ? [] : placeProblems(place, limits)),
  ...textProblems(texts),
];

function nameProblems(name: string, email: string, { nameLength }: Limits): FieldError[] {
  const code = nameProblem(normaliseName(name), email, nameLength);
  return code ? [{ field: 'name', code, ...(code === 'name_length' && { params: nameLength }) }] : [];
}

function birthProblems(text: string, minAge: number, today: Day): FieldError[] {
  const field = 'date_of_birth';
  const params = { min_age: minAge };
  if (text.trim() === '') return [{ field, code: 'date_of_birth_required', params }];
  if (!isDay(text) || text > today || ageOn(today, text) > MAX_AGE) return [{ field, code: 'invalid_date_of_birth' }];
  return ageOn(today, text) < minAge ? [{ field, code: 'too_young', params }] : [];
}

function placeProblems({ country, region }: Place, { countries }: Limits): FieldError[] {
  if (!isCountry(country) || !countries.includes(country)) return [{ field: 'country', code: 'invalid' }];
  return region && !isRegionOf(country, region) ? [{ field: 'region', code: 'invalid' }] : [];
}

function textProblems({ city, description }: Texts): FieldError[] {
  const problems: FieldError[] = [];
  const measure = (field: string, text: string, max: number, normalise: (text: string) => string | null) => {
    if (isFarTooLong(text, max) || isTooLong(normalise(text) ?? '', max))
      problems.push({ field, code: 'text_too_long', params: { max } });
  };
  measure('city', city ?? '', CITY_LENGTH, normaliseLine);
  measure('description', description ?? '', DESCRIPTION_LENGTH, normaliseText);
  return problems;
}
