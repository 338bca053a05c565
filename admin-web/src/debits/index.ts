import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const debits: ResourceProps = {
  name: 'direct-debits',
  icon: AccountBalance,
  list: lazy(() => import('./debit-list').then(({ DebitList }) => ({ default: DebitList }))),
  show: lazy(() => import('./debit-show').then(({ DebitShow }) => ({ default: DebitShow }))),
};
