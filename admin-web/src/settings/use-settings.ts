import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider';

export function useSettings() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['settings'], queryFn: () => provider.settings() });
}
