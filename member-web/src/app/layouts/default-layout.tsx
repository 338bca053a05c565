import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { ActivationReminder } from '../../features/accounts/activation-reminder';
import { useUser } from '../../lib/session';
import { MemberBottomBar } from './bottom-bar';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import styles from './default-layout.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className={styles.content} data-member={!!user}>
        {user?.status === 'not_confirmed' && (
          <section className={styles.alerts} aria-label={t('app.notices')}>
            <ActivationReminder />
          </section>
        )}
        <Outlet />
        <Footer />
      </div>
      <MemberBottomBar />
    </>
  );
}
