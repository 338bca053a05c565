import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const campaigns: ResourceProps = {
  name: 'campaigns',
  icon: CampaignOutlined,
  list: lazy(() => import('./campaign-list').then(({ CampaignList }) => ({ default: CampaignList }))),
  create: lazy(() => import('./campaign-create').then(({ CampaignCreate }) => ({ default: CampaignCreate }))),
  edit: lazy(() => import('./campaign-edit').then(({ CampaignEdit }) => ({ default: CampaignEdit }))),
  show: lazy(() => import('./campaign-show').then(({ CampaignShow }) => ({ default: CampaignShow }))),
};
