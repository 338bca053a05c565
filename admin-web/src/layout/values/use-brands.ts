import { useRead } from '../../providers/api-client';

/** The site itself and its brands by what lists are filtered by, and by name. */
export function useBrands(): [id: string, name: string][] {
  const { data } = useRead(['brands'], (api) => api.GET('/api/admin/brands'));
  return (data?.brands ?? []).map(({ id, name }) => [id, name]);
}
