import { useQuery } from '@tanstack/react-query';
import { dataOf, useApi } from '../../providers/api-client';

/** The site itself and its brands by what lists are filtered by, and by name. */
export function useBrands(): [id: string, name: string][] {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['brands'], queryFn: () => dataOf(api.GET('/api/admin/brands')) });
  return (data?.brands ?? []).map(({ id, name }) => [id, name]);
}
