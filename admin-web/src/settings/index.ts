import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const settings: ResourceProps = {
  name: 'settings',
  icon: TuneOutlined,
  list: lazy(() => import('./settings-overview').then(({ SettingsOverview }) => ({ default: SettingsOverview }))),
  edit: lazy(() => import('./settings-page').then(({ SettingsPage }) => ({ default: SettingsPage }))),
};
