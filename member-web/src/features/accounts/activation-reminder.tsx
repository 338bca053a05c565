import { useTranslation } from '../../lib/texts';
import type { User } from '../../lib/api-client/types';
import { useUser } from '../../lib/session';
import { Alert, DismissibleAlert } from '../../ui/alert';
import { ResendActivation } from './resend-activation';

/** Unconfirmed, and a new mail can reach them: none of their mails is disabled (ACC-13). */
export const needsActivation = (user: User): boolean =>
  user.status === 'not_confirmed' && user.notifications_disabled.length === 0;

/** For members who have not confirmed their address (ACC-04, ACC-13). */
export function ActivationReminder() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || !needsActivation(user)) return null;
  return (
    <DismissibleAlert name="activation" tone="warning" action={<ResendActivation email={user.email} size="small" />}>
      {t('accounts.activation_reminder', { email: user.email })}
    </DismissibleAlert>
  );
}

/** The same in a conversation, whose messages stay closed until then (CHT-04). */
export function UnconfirmedNotice() {
  const { t } = useTranslation();
  const user = useUser();
  if (user?.status !== 'not_confirmed') return null;
  return (
    <Alert tone="warning" action={<ResendActivation email={user.email} size="small" />}>
      {t('accounts.unconfirmed_notice', { email: user.email })}
    </Alert>
  );
}
