import { useTranslation } from '../../lib/texts';
import { useLocation } from 'react-router';
import { ActivationReminder } from '../../features/accounts/activation-reminder';
import { KeptMessageAlert } from '../../features/conversations/kept/kept-message';
import { LowCreditsAlert } from '../../features/credits/low-credits-alert';
import { WelcomeBanner } from '../../features/discounts/welcome-banner';
import { MailDisabledAlert } from '../../features/notifications/mail-disabled-alert';
import { PushAlert } from '../../features/notifications/push-alert';
import { HiddenNotice } from '../../features/profiles/hidden-notice';
import { EnrichProfileAlert } from '../../features/discovery/enrich-profile-alert';
import { useUser } from '../../lib/session';
import { InstallAlert } from '../install-alert';
import styles from './alerts.module.scss';

/** The shop, and what is about one person or one decision: nothing is offered there. */
const UNDISTURBED = /^\/(credits|premium|refund|directdebit|settings\/delete|members\/|likes\/m\/)/;

/** What a member should know, above every screen; each alert decides for itself, the most urgent first. */
export function Alerts() {
  const { t } = useTranslation();
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return null;
  const aside = UNDISTURBED.test(pathname);
  return (
    <section
      key={user.id}
      className={`stack full center up-to-1200 gap-8 ${styles.alerts}`}
      aria-label={t('app.notices')}
    >
      <ActivationReminder />
      {pathname !== '/settings/decisions' && <HiddenNotice />}
      {pathname !== '/notifications' && <MailDisabledAlert />}
      {!aside && <KeptMessageAlert />}
      {!aside && <LowCreditsAlert />}
      {!aside && <WelcomeBanner />}
      {!aside && pathname !== '/profile' && <EnrichProfileAlert />}
      {!aside && pathname !== '/notifications' && <PushAlert />}
      {!aside && pathname !== '/settings' && <InstallAlert />}
    </section>
  );
}
