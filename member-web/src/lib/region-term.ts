import { useQuery } from '@tanstack/react-query';
import { useTranslation } from './texts';
import { useFormat } from './format';
import { regionsQuery } from './settings';

const TERMS = {
  province: 'common.region_term.province',
  state: 'common.region_term.state',
  canton: 'common.region_term.canton',
  county: 'common.region_term.county',
  region: 'common.region_term.region',
  autonomous_community: 'common.region_term.autonomous_community',
  federal_state: 'common.region_term.federal_state',
  nation: 'common.region_term.nation',
  voivodeship: 'common.region_term.voivodeship',
} as const;

/** A country's own word for its parts (PRO-06). */
export function useRegionTerm(term: string | undefined): string {
  const { t } = useTranslation();
  return t(TERMS[term as keyof typeof TERMS] ?? TERMS.region);
}

/** "Utrecht, Nederland"; regions come as keys, their names are loaded once. */
export function usePlace() {
  const format = useFormat();
  const regions = useQuery(regionsQuery()).data?.regions;
  const nameOf = (country: string, key: string | null) =>
    key ? (regions?.[country]?.regions.find((region) => region.key === key)?.name ?? null) : null;
  return {
    short: (profile: { country: string; region: string | null }) =>
      nameOf(profile.country, profile.region) ?? format.country(profile.country),
    full: (profile: { country: string; region: string | null }) =>
      [nameOf(profile.country, profile.region), format.country(profile.country)].filter(Boolean).join(', '),
    nameOf,
    termOf: (country: string) => regions?.[country]?.term,
  };
}
