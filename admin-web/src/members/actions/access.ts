import Logout from '@mui/icons-material/Logout';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Password from '@mui/icons-material/Password';
import { mayDisable } from '../member';
import { confirmation } from './confirmation';
import { decision } from './decision';

export const resendActivation = confirmation({
  name: 'resend_activation',
  icon: MarkEmailUnread,
  offered: (member, role) => mayDisable(role) && member.status === 'not_confirmed' && !member.disabled,
  effects: ['mailed', 'earlier'],
  act: (api, { id }) => api.POST('/api/admin/members/{id}/resend-activation', { params: { path: { id } } }),
});

export const sendResetLink = decision({
  name: 'send_reset',
  icon: Password,
  // Who is shut out could not log in with it, and who left gets another mail.
  offered: (member, role) => mayDisable(role) && member.status === 'active' && !member.disabled,
  effects: ['mailed', 'stays'],
  act: (api, { id }, reason) =>
    api.POST('/api/admin/members/{id}/send-reset-link', { params: { path: { id } }, body: { reason } }),
});

export const logOutEverywhere = decision({
  name: 'log_out',
  icon: Logout,
  offered: (member, role) => mayDisable(role) && member.status !== 'deleted' && !member.disabled,
  effects: ['out', 'back'],
  act: (api, { id }, reason) =>
    api.POST('/api/admin/members/{id}/log-out-everywhere', { params: { path: { id } }, body: { reason } }),
});
