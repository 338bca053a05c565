import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import { mayFlag } from '../member';
import { decision } from './decision';

export const markFictional = decision({
  name: 'mark',
  icon: TheaterComedy,
  shortcut: 'f',
  offered: (member, role) => mayFlag(role) && !member.fictional,
  madeFirst: ({ decisions }) => decisions.fictional,
  effects: ['label', 'warned', 'returned'],
  act: (api, { id }, reason) =>
    api.POST('/api/admin/members/{id}/mark-fictional', { params: { path: { id } }, body: { reason } }),
});

export const unmarkFictional = decision({
  name: 'unmark',
  icon: TheaterComedy,
  shortcut: 'f',
  offered: (member, role) => mayFlag(role) && member.fictional,
  effects: ['label', 'warned'],
  act: (api, { id }, reason) =>
    api.POST('/api/admin/members/{id}/unmark-fictional', { params: { path: { id } }, body: { reason } }),
});
