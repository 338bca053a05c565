import { useTranslation } from '../../lib/texts';
import { NotificationPreferences } from '../../features/accounts/notification-preferences';
import { MailOff } from '../../features/notifications/mail-off';
import { PushSwitch } from '../../features/notifications/push-switch';
import { PageTitle } from '../page-title';
import styles from './settings.module.scss';

export function Component() {
  const { t } = useTranslation();
  return (
    <main id="main" className={`page page--text stack gap-16 ${styles.page}`}>
      <PageTitle>{t('accounts.notifications')}</PageTitle>
      <h1>{t('accounts.notifications')}</h1>
      <p className="quiet">{t('accounts.notifications_lead')}</p>
      <MailOff />
      <PushSwitch />
      <NotificationPreferences />
    </main>
  );
}
