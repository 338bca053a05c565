import { useEffect } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/** A row that a filter, another page or a colleague took out of sight is no longer chosen: what is done to several is done to what one sees. */
export function useVisibleSelection(): void {
  const { data, isFetching, selectedIds, onSelect } = useListContext<RaRecord>();
  useEffect(() => {
    if (isFetching || !data) return;
    const seen = selectedIds.filter((id) => data.some((row) => row.id === id));
    if (seen.length < selectedIds.length) onSelect(seen);
  }, [data, isFetching, selectedIds, onSelect]);
}
