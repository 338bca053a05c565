import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const cases: ResourceProps = {
  name: 'cases',
  icon: FlagOutlined,
  list: lazy(() => import('./case-list').then(({ CaseList }) => ({ default: CaseList }))),
  show: lazy(() => import('./case-show').then(({ CaseShow }) => ({ default: CaseShow }))),
};

export const objections: ResourceProps = {
  name: 'objections',
  icon: Gavel,
  list: lazy(() => import('./objection-list').then(({ ObjectionList }) => ({ default: ObjectionList }))),
  show: lazy(() => import('./objection-show').then(({ ObjectionShow }) => ({ default: ObjectionShow }))),
};
