import { useResourceContext, useTranslate } from 'react-admin';
import { FilterChoice } from './choice';

interface StatusFilterProps {
  statuses: readonly string[];
  /** Those that wait for somebody, to be chosen as one. */
  toDo?: readonly string[];
}

/** Filters a list by its status, in the list's own words. */
export function StatusFilter({ statuses, toDo }: StatusFilterProps) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const text = (key: string) => translate(`resources.${resource}.${key}`);
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
