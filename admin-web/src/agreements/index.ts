import HowToReg from '@mui/icons-material/HowToRegOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const agreements: ResourceProps = {
  name: 'agreements',
  icon: HowToReg,
  list: lazy(() => import('./agreements-page').then(({ AgreementsPage }) => ({ default: AgreementsPage }))),
};
