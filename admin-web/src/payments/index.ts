import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const payments: ResourceProps = {
  name: 'payments',
  icon: CreditCard,
  list: lazy(() => import('./payment-list').then(({ PaymentList }) => ({ default: PaymentList }))),
  show: lazy(() => import('./payment-show').then(({ PaymentShow }) => ({ default: PaymentShow }))),
};
