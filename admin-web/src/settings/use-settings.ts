import { useQuery } from '@tanstack/react-query';
import { dataOf, useApi } from '../providers/api-client';

export function useSettings() {
  const api = useApi();
  return useQuery({ queryKey: ['settings'], queryFn: () => dataOf(api.GET('/api/admin/settings')) });
}
