import { useListContext, useTranslate } from 'react-admin';
import { NothingListed } from '../layout/nothing-listed';
import type { PaymentFilter } from './payment';

export function NoPayments() {
  const translate = useTranslate();
  const list = useListContext();
  const filter = list.filterValues as PaymentFilter;
  const onlyOdd = filter.attention && Object.keys(filter).length === 1;
  return (
    <NothingListed
      drawing={
        <>
          <rect x="16" y="26" width="64" height="44" rx="6" />
          <path d="M16 40h64M26 58h14" />
        </>
      }
    >
      {onlyOdd ? translate('resources.payments.none_odd') : undefined}
    </NothingListed>
  );
}
