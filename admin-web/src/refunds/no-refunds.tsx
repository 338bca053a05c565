import { useListContext, useTranslate } from 'react-admin';
import { NothingListed } from '../layout/nothing-listed';
import { chosenStatus, TO_DO } from './refund';

export function NoRefunds() {
  const translate = useTranslate();
  const list = useListContext();
  const toDo = chosenStatus(list.filterValues as object) === TO_DO.join();
  return (
    <NothingListed
      drawing={
        <>
          <circle cx="48" cy="46" r="28" />
          <path d="m35 47 9 9 17-19" />
        </>
      }
    >
      {toDo ? translate('resources.refunds.none_to_do') : undefined}
    </NothingListed>
  );
}
