import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';
import type { PaymentFilter } from './payment';

export function NoPayments() {
  const translate = useTranslate();
  const list = useListContext();
  const filter = list.filterValues as PaymentFilter;
  const only = Object.keys(filter).length === 1;
  const text = only && filter.attention ? 'none_odd' : Object.keys(filter).length > 0 ? 'none_found' : 'none';
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <rect x="16" y="26" width="64" height="44" rx="6" />
          <path d="M16 40h64M26 58h14" />
        </LinesDrawing>
      }
      action={
        text === 'none' ? undefined : (
          <Button variant="contained" onClick={() => list.setFilters({})}>
            {translate('resources.payments.filters.clear')}
          </Button>
        )
      }
    >
      {translate(`resources.payments.${text}`)}
    </Notice>
  );
}
