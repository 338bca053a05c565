import SyncProblem from '@mui/icons-material/SyncProblem';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const failedJobs: ResourceProps = {
  name: 'failed-jobs',
  icon: SyncProblem,
  list: lazy(() => import('./failed-jobs').then(({ FailedJobs }) => ({ default: FailedJobs }))),
};
