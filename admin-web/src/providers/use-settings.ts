import { useQuery } from '@tanstack/react-query';
import { dataOf, useApi, type Answer } from './api-client';

export type VersionedSettings = Answer<'/api/admin/settings', 'get'>;

export function useSettings() {
  const api = useApi();
  return useQuery({ queryKey: ['settings'], queryFn: () => dataOf(api.GET('/api/admin/settings')) });
}
