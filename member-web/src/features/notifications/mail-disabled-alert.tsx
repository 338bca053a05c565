import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session';
import { DismissibleAlert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';

/** PRO-05, NTF-04: mail does not reach the member, and why. */
export function MailDisabledAlert() {
  const { t } = useTranslation();
  const user = useUser();
  if (user?.status !== 'active' || user.notifications_disabled.length === 0) return null;
  const { email, notifications_disabled: reasons } = user;
  const bounced = reasons.includes('bounce');
  return (
    <DismissibleAlert
      name="notifications-disabled"
      tone="warning"
      action={
        bounced && (
          <ButtonLink to="/settings" size="small">
            {t('notices.change_email')}
          </ButtonLink>
        )
      }
    >
      {bounced
        ? t('notices.mail_bounces', { email })
        : reasons.includes('fbl')
          ? t('notices.mail_is_spam')
          : t('notices.mail_unsubscribed')}
    </DismissibleAlert>
  );
}
