import { useTranslation } from 'react-i18next';
import { mailBounces } from '../../lib/mail-bounces';
import { useUser } from '../../lib/session';
import { Alert, DismissibleAlert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { WhyOff } from './mail-off';

/** PRO-05, NTF-04: mail does not reach the member, why, and the way out (NTF-05). */
export function MailDisabledAlert() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || user.notifications_disabled.length === 0) return null;
  const bounced = mailBounces(user);
  // Without an address that works the account is never confirmed: this one is not put away (ACC-13).
  if (bounced && user.status === 'not_confirmed') {
    return (
      <Alert
        tone="warning"
        action={
          <ButtonLink to="/complete-signup" size="small">
            {t('accounts.change_address')}
          </ButtonLink>
        }
      >
        <WhyOff user={user} />
      </Alert>
    );
  }
  return (
    <DismissibleAlert
      name="notifications-disabled"
      tone="warning"
      action={
        <ButtonLink to={bounced ? '/settings' : '/notifications'} size="small">
          {bounced ? t('notices.change_email') : t('notices.resume_mail')}
        </ButtonLink>
      }
    >
      <WhyOff user={user} />
    </DismissibleAlert>
  );
}
