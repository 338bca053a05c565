import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const landingPages: ResourceProps = {
  name: 'landing-pages',
  icon: AdsClickOutlined,
  list: lazy(() => import('./landing-page-list').then(({ LandingPageList }) => ({ default: LandingPageList }))),
  create: lazy(() => import('./landing-page-edit').then(({ LandingPageCreate }) => ({ default: LandingPageCreate }))),
  edit: lazy(() => import('./landing-page-edit').then(({ LandingPageEdit }) => ({ default: LandingPageEdit }))),
};
