import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { SignupForm } from '../../features/accounts/signup-form';
import { safePath, withBack } from '../../lib/return-path';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import styles from './auth.module.scss';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = safePath(useSearchParams()[0].get('back'));
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('accounts.sign_up_title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('accounts.sign_up_title')}</h1>
        <p className="quiet">{t('accounts.sign_up_lead')}</p>
      </header>
      <Panel className={styles.panel}>
        <SignupForm onDone={() => void navigate(withBack('/complete-signup', back))} />
      </Panel>
      <p className={styles.other}>
        {t('accounts.have_account')}{' '}
        <Link to={withBack('/login', back)} className="link">
          {t('accounts.log_in')}
        </Link>
      </p>
    </main>
  );
}
