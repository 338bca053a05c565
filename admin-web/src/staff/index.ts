import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const staff: ResourceProps = {
  name: 'staff',
  icon: BadgeOutlined,
  list: lazy(() => import('./staff-list').then(({ StaffList }) => ({ default: StaffList }))),
  create: lazy(() => import('./staff-create').then(({ StaffCreate }) => ({ default: StaffCreate }))),
  show: lazy(() => import('./staff-show').then(({ StaffShow }) => ({ default: StaffShow }))),
};
