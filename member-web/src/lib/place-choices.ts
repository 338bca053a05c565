import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from './texts';
import { useFormat } from './format';
import { useRegionTerm } from './region-term';
import { regionsQuery, useSettings } from './settings';

/** What a form about a place offers: the site's countries by name, and the parts of one of them. */
export function usePlaceChoices(country: string) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const { countries } = useSettings();
  const parts = useQuery(regionsQuery()).data?.regions[country];
  const term = useRegionTerm(parts?.term);
  const sorted = useMemo(
    () =>
      countries
        .map((code) => ({ code, name: format.country(code) }))
        .sort((a, b) => a.name.localeCompare(b.name, i18n.language)),
    [countries, format, i18n.language],
  );
  return { countries: sorted, regions: parts?.regions ?? [], term };
}
