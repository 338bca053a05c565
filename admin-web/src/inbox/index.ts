import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Where staff write in the names of fictional profiles (PRO-04). */
export const inbox: ResourceProps = {
  name: 'inbox',
  icon: ForumOutlined,
  list: lazy(() => import('./inbox-page').then(({ InboxPage }) => ({ default: InboxPage }))),
};
