import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { NothingListed } from '../layout/lists/nothing-listed';
import { useListFilter } from '../layout/lists/use-list-filter';
import type { PaymentFilter } from './payment';
import { tabOf, TAB_NAMES } from './tabs';
import { usePaymentCounts } from './use-payment-counts';

/** Nothing on this tab: what is looked for may well be on another. */
export function NoPayments() {
  const translate = useTranslate();
  const { filter, change, filtered } = useListFilter<PaymentFilter>();
  const tab = tabOf(filter);
  const all = usePaymentCounts(filter).data?.[TAB_NAMES.indexOf('all')]?.count ?? 0;
  const elsewhere = filtered && tab !== 'all' && all > 0;
  const text = (key: string) => translate(`resources.payments.${key}`, { smart_count: all });
  return (
    <NothingListed
      drawing={
        <>
          <rect x="16" y="26" width="64" height="44" rx="6" />
          <path d="M16 40h64M26 58h14" />
        </>
      }
      action={
        elsewhere && (
          <Button variant="contained" onClick={() => change({ attention: undefined, status: undefined })}>
            {text('show_all')}
          </Button>
        )
      }
    >
      {elsewhere ? text('none_on_tab') : !filtered && tab !== 'all' ? text(`none_of.${tab}`) : undefined}
    </NothingListed>
  );
}
