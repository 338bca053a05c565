import Insights from '@mui/icons-material/InsightsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const attribution: ResourceProps = {
  name: 'attribution',
  icon: Insights,
  list: lazy(() => import('./attribution-page').then(({ AttributionPage }) => ({ default: AttributionPage }))),
};
