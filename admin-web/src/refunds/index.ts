import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const refunds: ResourceProps = {
  name: 'refunds',
  icon: CurrencyExchange,
  list: lazy(() => import('./refund-list').then(({ RefundList }) => ({ default: RefundList }))),
  show: lazy(() => import('./refund-show').then(({ RefundShow }) => ({ default: RefundShow }))),
};
