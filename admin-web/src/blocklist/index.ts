import Block from '@mui/icons-material/Block';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const blocklist: ResourceProps = {
  name: 'blocklist',
  icon: Block,
  list: lazy(() => import('./blocklist').then(({ Blocklist }) => ({ default: Blocklist }))),
};
