import StorageOutlined from '@mui/icons-material/StorageOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const projections: ResourceProps = {
  name: 'projections',
  icon: StorageOutlined,
  list: lazy(() => import('./projections-page').then(({ ProjectionsPage }) => ({ default: ProjectionsPage }))),
};
