import { useResourceContext, useTranslate } from 'react-admin';
import { NothingListed } from './nothing-listed';
import { useListFilter } from './use-list-filter';

/** A list of work that has nothing to show: all is done where only what waits is asked for. */
export function NothingToDo({ toDo }: { toDo: readonly string[] }) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const { filter } = useListFilter<{ status?: string | string[] }>();
  const waiting = [filter.status].flat().join() === toDo.join() && Object.keys(filter).length === 1;
  return (
    <NothingListed
      drawing={
        <>
          <circle cx="48" cy="46" r="28" />
          <path d="m35 47 9 9 17-19" />
        </>
      }
    >
      {waiting ? translate(`resources.${resource}.none_to_do`) : undefined}
    </NothingListed>
  );
}
