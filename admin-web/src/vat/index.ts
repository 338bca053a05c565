import Percent from '@mui/icons-material/Percent';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const vat: ResourceProps = {
  name: 'vat',
  icon: Percent,
  list: lazy(() => import('./vat-page').then(({ VatPage }) => ({ default: VatPage }))),
};
