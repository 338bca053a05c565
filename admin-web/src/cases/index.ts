import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const cases: ResourceProps = {
  name: 'cases',
  icon: FlagOutlined,
  list: lazy(() => import('./case-list').then(({ CaseList }) => ({ default: CaseList }))),
  show: lazy(() => import('./case-show').then(({ CaseShow }) => ({ default: CaseShow }))),
};
