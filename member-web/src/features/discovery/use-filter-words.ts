import { useMemo } from 'react';
import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { usePlace } from '../../lib/region-term';
import { useSettings } from '../../lib/settings';
import { OLDEST, type MemberFilter } from './member-filter';

/** How a filter's parts are told to people. */
export function useFilterWords() {
  const { t, i18n } = useTranslation();
  const { countries, min_age } = useSettings();
  const format = useFormat();
  const place = usePlace();
  const sorted = useMemo(
    () =>
      countries
        .map((code) => ({ code, name: format.country(code) }))
        .sort((a, b) => a.name.localeCompare(b.name, i18n.language)),
    [countries, format, i18n.language],
  );
  return {
    countries: sorted,
    genders: [
      { value: undefined, label: t('profiles.everyone') },
      { value: 'female', label: t('profiles.women') },
      { value: 'male', label: t('profiles.men') },
    ] as const,
    place: ({ country, countryregion }: MemberFilter) =>
      country && (place.nameOf(country, countryregion ?? null) ?? format.country(country)),
    ages: ({ min_age: from, max_age: to }: MemberFilter) => {
      if (to === undefined) return from === undefined ? t('search.age_any') : t('search.age_from_on', { from });
      if (to === (from ?? min_age)) return t('search.age_exact', { age: to });
      return t('search.age_range', { from: from ?? min_age, to });
    },
    within: (km: number) => t('search.distance_within', { distance: format.kilometres(km) }),
    oldest: OLDEST,
  };
}
