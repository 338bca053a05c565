import MarkunreadMailboxOutlined from '@mui/icons-material/MarkunreadMailboxOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const complaints: ResourceProps = {
  name: 'complaints',
  icon: MarkunreadMailboxOutlined,
  list: lazy(() => import('./complaint-list').then(({ ComplaintList }) => ({ default: ComplaintList }))),
  show: lazy(() => import('./complaint-show').then(({ ComplaintShow }) => ({ default: ComplaintShow }))),
};
