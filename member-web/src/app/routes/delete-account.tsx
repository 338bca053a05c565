import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useNavigate } from 'react-router';
import { DeleteAccount } from '../../features/accounts/delete-account';
import { forgetMember } from '../../lib/session';
import { PageTitle } from '../page-title';
import styles from './settings.module.scss';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  return (
    <main id="main" className={`page page--text stack gap-16 ${styles.page}`}>
      <PageTitle>{t('accounts.delete_account')}</PageTitle>
      <h1>{t('accounts.delete_account')}</h1>
      <DeleteAccount
        onDeleted={async (eraseAt) => {
          const there = navigate('/account-deleted', { replace: true, state: { eraseAt } });
          // At once: the next screen would ask who is logged in.
          forgetMember(cache);
          await there;
        }}
      />
    </main>
  );
}
