import { useListContext, useTranslate } from 'react-admin';
import { NothingListed } from '../layout/lists/nothing-listed';
import { Small } from '../layout/values/card-heading';

export function NoneFound() {
  const translate = useTranslate();
  const list = useListContext();
  return (
    <NothingListed
      drawing={
        <>
          <circle cx="42" cy="42" r="24" />
          <path d="m60 60 20 20M34 42h16" />
        </>
      }
    >
      {translate('resources.members.none_found')}
      {'q' in list.filterValues && <Small>{translate('resources.members.exact')}</Small>}
    </NothingListed>
  );
}
