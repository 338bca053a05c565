import { useTranslation } from '../../lib/texts';
import { Outlet } from 'react-router';
import { LocaleMenu } from '../../features/accounts/locale-menu';
import { useSettings } from '../../lib/settings';
import { Brand } from '../../ui/brand';
import { ButtonLink } from '../../ui/button';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import styles from './lander-layout.module.scss';

export function Component() {
  const { t } = useTranslation();
  const { name } = useSettings();
  return (
    <>
      <SkipLink />
      <header className={styles.head}>
        <div className={`row between center px-16 ${styles.inner}`}>
          <Brand name={name} yielding />
          <div className={`row gap-8 ${styles.end}`}>
            <LocaleMenu />
            <ButtonLink to="/login" variant="on-glow">
              {t('accounts.log_in')}
            </ButtonLink>
          </div>
        </div>
      </header>
      <Outlet />
      <Footer />
    </>
  );
}
