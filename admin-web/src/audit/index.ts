import FactCheck from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const audit: ResourceProps = {
  name: 'audit',
  icon: FactCheck,
  list: lazy(() => import('./audit-list').then(({ AuditList }) => ({ default: AuditList }))),
};
