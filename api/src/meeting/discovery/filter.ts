import type { Point } from '../../ground/places/index.js';
import type { Gender } from '../../members/profiles/domain.js';
import type { Country, SearchField } from '../../ground/settings/domain.js';

/** Whom one looks for; what is left out does not matter. */
export interface Filter {
  gender?: Gender;
  country?: Country;
  region?: string;
  minAge?: number;
  maxAge?: number;
  /** Only those who live at most so far from there. */
  within?: Point & { km: number };
  /** Only those seen in the last minutes. */
  online?: boolean;
  /** Only those whom an approved photo stands for. */
  withPhoto?: boolean;
  /** Only those of these. */
  among?: readonly string[];
  /** Only those whom people who are not logged in may see, of the countries the site is for (ACC-16). */
  forVisitors?: { countries: readonly Country[] };
}

/** The setting that offers each part of a filter (PRO-01). */
const FIELD_OF: Record<Exclude<keyof Filter, 'forVisitors' | 'among'>, SearchField> = {
  gender: 'gender',
  country: 'country',
  region: 'countryregion',
  minAge: 'age',
  maxAge: 'age',
  within: 'distance',
  online: 'online',
  withPhoto: 'with_photo',
};

/** Without the parts that the operator does not offer. */
export function offered(filter: Filter, fields: readonly SearchField[]): Filter {
  const parts = Object.entries(filter).filter(([part]) => fields.includes(FIELD_OF[part as keyof typeof FIELD_OF]));
  return Object.fromEntries(parts);
}

const NEARBY_YEARS = 5;

/**
 * The same search, step by step less strict, the nearest first: any distance, the whole country, ages a little beyond, any age, any
 * country (DSC-01). Gender is never relaxed.
 */
export function relaxations(filter: Filter): Filter[] {
  const steps: Filter[] = [];
  let current = filter;
  const relax = (next: Filter) => steps.push((current = next));
  if (current.within) relax(without(current, 'within'));
  if (current.region !== undefined) relax(without(current, 'region'));
  if (current.minAge !== undefined || current.maxAge !== undefined) {
    const { minAge, maxAge } = current;
    relax({
      ...current,
      ...(minAge !== undefined && { minAge: Math.max(0, minAge - NEARBY_YEARS) }),
      ...(maxAge !== undefined && { maxAge: maxAge + NEARBY_YEARS }),
    });
    relax(without(current, 'minAge', 'maxAge'));
  }
  if (current.country !== undefined) relax(without(current, 'country'));
  return steps;
}

const without = (filter: Filter, ...parts: (keyof Filter)[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => !parts.includes(part as keyof Filter)));
