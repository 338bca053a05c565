import type { ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { FilterBar } from './filter-bar';
import { SearchField } from './search-field';
import { StatusFilter } from './status-filter';
import { useText } from '../values/use-text';

interface WorkFiltersProps {
  statuses: readonly string[];
  /** Those that wait for somebody, to be chosen as one. */
  toDo?: readonly string[] | undefined;
  /** What else the list is filtered by. */
  children?: ReactNode;
}

/** Above a list of what has to be decided: a search and the status, in the list's own words. */
export function WorkFilters({ statuses, toDo, children }: WorkFiltersProps) {
  const resource = useResourceContext()!;
  const text = useText(`resources.${resource}.filters`);
  return (
    <FilterBar label={text('label')}>
      <SearchField label={text('q')} />
      <StatusFilter statuses={statuses} toDo={toDo} />
      {children}
    </FilterBar>
  );
}
