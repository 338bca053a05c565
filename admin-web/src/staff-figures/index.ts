import QueryStats from '@mui/icons-material/QueryStats';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const staffFigures: ResourceProps = {
  name: 'staff-figures',
  icon: QueryStats,
  list: lazy(() => import('./staff-figures-page').then(({ StaffFiguresPage }) => ({ default: StaffFiguresPage }))),
};
