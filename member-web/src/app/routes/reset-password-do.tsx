import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkExpired, ResetForm } from '../../features/accounts/reset-form';
import { forgetMember } from '../../lib/session';
import { Panel } from '../../ui/panel';
import { toast } from '../../ui/toasts';
import { PageTitle } from '../page-title';
import styles from './auth.module.scss';

/** What the mailed link opens; afterwards one logs in with the new password (ACC-07). */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const token = useSearchParams()[0].get('token') ?? '';
  const done = () => {
    forgetMember(cache);
    toast(t('accounts.reset_done'), 'success');
    void navigate('/login', { replace: true });
  };
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('accounts.reset_title')}</PageTitle>
      <header className="stack gap-4">
        <h1>{t('accounts.reset_title')}</h1>
      </header>
      <Panel className={styles.panel}>{token ? <ResetForm token={token} onDone={done} /> : <LinkExpired />}</Panel>
    </main>
  );
}
