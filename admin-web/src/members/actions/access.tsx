import Logout from '@mui/icons-material/Logout';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Password from '@mui/icons-material/Password';
import { useTranslate } from 'react-admin';
import { ActDialog } from '../../layout/dialogs/act-dialog';
import { EffectList } from '../../layout/dialogs/effect-list';
import { useText } from '../../layout/values/words';
import { mayDisable } from '../member';
import type { ActionDialogProps, MemberAction } from './action';
import { decision } from './decision';

export const resendActivation: MemberAction = {
  name: 'resend_activation',
  icon: MarkEmailUnread,
  offered: (member, role) => mayDisable(role) && member.status === 'not_confirmed' && !member.disabled,
  Dialog: ResendActivation,
};

/** No decision about a person: it tells its effect and asks for no reason. */
function ResendActivation({ member, open, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const name = member.name ?? translate('resources.members.erased');
  const text = useText('resources.members.decide.resend_activation', { name });
  return (
    <ActDialog
      open={open}
      text={text}
      confirm={text('action')}
      act={(api) => api.POST('/api/admin/members/{id}/resend-activation', { params: { path: { id: member.id } } })}
      onClose={onClose}
    >
      <EffectList effects={[text('effect.mailed'), text('effect.earlier')]} />
    </ActDialog>
  );
}

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
