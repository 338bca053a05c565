import Handshake from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const proposals: ResourceProps = {
  name: 'proposals',
  icon: Handshake,
  list: lazy(() => import('./proposal-list').then(({ ProposalList }) => ({ default: ProposalList }))),
  show: lazy(() => import('./proposal-show').then(({ ProposalShow }) => ({ default: ProposalShow }))),
};
