import type { FieldError } from '../kernel/index.js';
import { isCountry, isRegionOf, type SettingsValues } from '../settings/index.js';
import { ageOn, isDay, type Day } from './age.js';
import { normaliseName, nameProblem } from './name.js';

const OLDEST = 120;

interface ProfileForm {
  name: string;
  date_of_birth?: string;
  country: string;
  region?: string | null;
}

type Limits = Pick<SettingsValues, 'countries' | 'minAge' | 'nameLength'>;

/** What is wrong with the profile's part of a sign-up form. `today`: where the member lives (ACC-02). */
export function profileProblems(form: ProfileForm, email: string, limits: Limits, today: Day): FieldError[] {
  const problems: FieldError[] = [];
  const code = nameProblem(normaliseName(form.name), email, limits.nameLength);
  if (code) problems.push({ field: 'name', code, ...(code === 'name_length' && { params: limits.nameLength }) });
  const birth = birthProblem(form.date_of_birth ?? '', limits.minAge, today);
  if (birth) problems.push({ field: 'date_of_birth', ...birth });
  const { country, region } = form;
  const offered = isCountry(country) && limits.countries.includes(country);
  if (!offered) problems.push({ field: 'country', code: 'invalid' });
  else if (region && !isRegionOf(country, region)) problems.push({ field: 'region', code: 'invalid' });
  return problems;
}

function birthProblem(text: string, minAge: number, today: Day): Omit<FieldError, 'field'> | undefined {
  const params = { min_age: minAge };
  if (text.trim() === '') return { code: 'date_of_birth_required', params };
  if (!isDay(text) || text > today || ageOn(today, text) > OLDEST) return { code: 'invalid_date_of_birth' };
  return ageOn(today, text) < minAge ? { code: 'too_young', params } : undefined;
}
