import Block from '@mui/icons-material/Block';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import { dataOf } from '../../providers/api-client';
import { mayDisable, outcomeOf, type AccountOutcomes } from '../member';
import { decision } from './decision';

/** Their reason was told to nobody: a colleague's stands. */
function refuseUnchanged(outcomes: AccountOutcomes, translate: (key: string) => string): void {
  if (outcomeOf(outcomes).changed === 0) throw new Error(translate('errors.staff_unchanged'));
}

export const disable = decision({
  name: 'disable',
  icon: Block,
  danger: true,
  shortcut: 'd',
  offered: (member, role) => mayDisable(role) && !member.disabled,
  madeFirst: ({ decisions }) => decisions.disabled,
  effects: ['out', 'hidden', 'credits', 'told'],
  act: async (api, { id }, reason, translate) =>
    refuseUnchanged(await dataOf(api.POST('/api/admin/members/disable', { body: { ids: [id], reason } })), translate),
});

export const enable = decision({
  name: 'enable',
  icon: LockOpen,
  shortcut: 'd',
  offered: (member, role) => mayDisable(role) && member.disabled,
  effects: ['in', 'seen', 'told'],
  act: async (api, { id }, reason, translate) =>
    refuseUnchanged(await dataOf(api.POST('/api/admin/members/enable', { body: { ids: [id], reason } })), translate),
});
