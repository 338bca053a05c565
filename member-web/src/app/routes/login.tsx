import { useTranslation } from '../../lib/texts';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../../features/accounts/login-form';
import { withQuery } from '../../lib/kept-query';
import { safePath, withBack } from '../../lib/return-path';
import { Alert } from '../../ui/alert';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import styles from './auth.module.scss';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { expired?: boolean } | null };
  const [search] = useSearchParams();
  const back = safePath(search.get('back'));
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('accounts.log_in')}</PageTitle>
      <header className="stack gap-4">
        <h1>{t('accounts.log_in_title')}</h1>
      </header>
      {state?.expired && <Alert>{t('errors.authentication_required')}</Alert>}
      <Panel className={styles.panel}>
        <LoginForm
          onDone={() => void navigate(withQuery(back ?? '/members', search), { replace: true })}
          onDisabled={(disabled) => void navigate('/account-disabled', { state: disabled })}
        />
      </Panel>
      <p className="quiet text-center">
        <Link to="/reset-password" className="link">
          {t('accounts.forgot_password')}
        </Link>
      </p>
      <p className="quiet text-center">
        {t('accounts.no_account')}{' '}
        <Link to={withBack('/signup', back)} className="link">
          {t('accounts.sign_up_free')}
        </Link>
      </p>
    </main>
  );
}
