import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Choices, ConsoleDataProvider } from '../providers/data-provider';

const NONE: Choices = {
  countries: [],
  locales: [],
  currencies: [],
  payment_methods: [],
  signups: [],
  search_fields: [],
  profile_fields: [],
  profile_notes: [],
  interests: [],
};

/** Asked once: only another release knows others. */
export function useChoicesQuery() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['choices'], queryFn: () => provider.choices(), staleTime: Infinity });
}

/** All that the API knows of each kind; nothing until it has told. */
export const useChoices = (): Choices => useChoicesQuery().data ?? NONE;
