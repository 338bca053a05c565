import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { Member } from './member';
import { useFormats } from './use-formats';

/** Country and region by name; the region by its code until the names are there. */
export function Place({ member: { country, region } }: { member: Member }) {
  const formats = useFormats();
  const regions = useRegionNames();
  const name = formats.country(country);
  if (!region) return name;
  return `${name} · ${regions?.get(region) ?? region}`;
}

function useRegionNames() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['regions'],
    queryFn: () => dataProvider.regions(),
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
