import { useResourceContext } from 'react-admin';
import { FilterChoice } from './choice';
import { useText } from '../values/use-text';

interface StatusFilterProps {
  statuses: readonly string[];
  /** Those that wait for somebody, to be chosen as one. */
  toDo?: readonly string[];
}

/** Filters a list by its status, in the list's own words. */
export function StatusFilter({ statuses, toDo }: StatusFilterProps) {
  const resource = useResourceContext()!;
  const text = useText(`resources.${resource}`);
  return (
    <FilterChoice
      several
      source="status"
      any={text('filters.any_status')}
      options={[
        ...(toDo ? [[toDo.join(), text('filters.to_do')] as const] : []),
        ...statuses.map((one) => [one, text(`status.${one}`)] as const),
      ]}
    />
  );
}
