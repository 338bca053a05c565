import { useQuery } from '@tanstack/react-query';
import { dataOf, useApi } from '../../providers/api-client';
import type { Member } from './member';
import { useFormats } from './words';

/** Country and region by name; the region by its code until the names are there. In a table the country is its code. */
export function Place({ member: { country, region }, short = false }: { member: Member; short?: boolean }) {
  const formats = useFormats();
  const regions = useRegionNames();
  if (!country) return null;
  const name = formats.country(country);
  const full = region ? `${name} · ${regions?.get(region) ?? region}` : name;
  return short && region ? <span title={full}>{full.replace(name, country)}</span> : full;
}

/** By their ISO 3166-2 code; nothing until they are there. */
export function useRegionNames() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['regions'],
    queryFn: async () => {
      const { regions } = await dataOf(api.GET('/api/admin/regions'));
      const all = Object.values(regions).flatMap((country) => country.regions);
      return new Map(all.map(({ key, name }) => [key, name]));
    },
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
