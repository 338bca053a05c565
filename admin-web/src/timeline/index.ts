import HistoryIcon from '@mui/icons-material/History';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const timeline: ResourceProps = {
  name: 'timeline',
  icon: HistoryIcon,
  list: lazy(() => import('./timeline-search').then(({ TimelineSearch }) => ({ default: TimelineSearch }))),
  show: lazy(() => import('./timeline-page').then(({ TimelinePage }) => ({ default: TimelinePage }))),
};
