import Backspace from '@mui/icons-material/BackspaceOutlined';
import Undo from '@mui/icons-material/Undo';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { clearableOf, clearedOf, mayDisable } from '../member';
import { Restrict } from '../restrict-dialogs';
import type { MemberAction } from './action';
import { decision } from './decision';

export const hideProfile: MemberAction = {
  name: 'hide',
  icon: VisibilityOff,
  danger: true,
  offered: (member, role) => mayDisable(role) && member.decisions.hidden === null,
  madeFirst: ({ decisions }) => decisions.hidden,
  Dialog: (props) => <Restrict step="hide" {...props} />,
};

export const showProfile = decision({
  name: 'show',
  icon: Visibility,
  offered: (member, role) => mayDisable(role) && member.decisions.hidden !== null,
  effects: ['seen', 'told'],
  act: (api, { id }, reason) =>
    api.POST('/api/admin/members/{id}/show-profile', { params: { path: { id } }, body: { reason } }),
});

export const clearText: MemberAction = {
  name: 'clear',
  icon: Backspace,
  danger: true,
  offered: (member, role) => mayDisable(role) && clearableOf(member).length > 0,
  Dialog: (props) => <Restrict step="clear" {...props} />,
};

export const putTextBack: MemberAction = {
  name: 'put_back',
  icon: Undo,
  offered: (member, role) => mayDisable(role) && clearedOf(member).length > 0,
  Dialog: (props) => <Restrict step="put_back" {...props} />,
};
