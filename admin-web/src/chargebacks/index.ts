import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const chargebacks: ResourceProps = {
  name: 'chargebacks',
  icon: AssignmentReturn,
  list: lazy(() => import('./chargeback-list').then(({ ChargebackList }) => ({ default: ChargebackList }))),
  show: lazy(() => import('./chargeback-show').then(({ ChargebackShow }) => ({ default: ChargebackShow }))),
};
