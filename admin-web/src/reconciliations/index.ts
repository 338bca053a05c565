import CompareArrows from '@mui/icons-material/CompareArrowsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const reconciliations: ResourceProps = {
  name: 'reconciliations',
  icon: CompareArrows,
  list: lazy(() => import('./reconciliation-list').then(({ ReconciliationList }) => ({ default: ReconciliationList }))),
  show: lazy(() => import('./reconciliation-show').then(({ ReconciliationShow }) => ({ default: ReconciliationShow }))),
};
