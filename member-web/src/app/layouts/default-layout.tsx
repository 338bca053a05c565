import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ActivationReminder } from '../../features/accounts/activation-reminder';
import { LowCreditsAlert } from '../../features/credits/low-credits-alert';
import { WelcomeBanner } from '../../features/discounts/welcome-banner';
import { useUser } from '../../lib/session';
import { MemberBottomBar } from './bottom-bar';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import styles from './default-layout.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const selling = /^\/(credits|premium)/.test(useLocation().pathname);
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className={styles.content} data-member={!!user}>
        {user && (
          <section className={styles.alerts} aria-label={t('app.notices')}>
            <ActivationReminder />
            {!selling && <WelcomeBanner />}
            {!selling && <LowCreditsAlert />}
          </section>
        )}
        <Outlet />
        <Footer />
      </div>
      <MemberBottomBar />
    </>
  );
}
