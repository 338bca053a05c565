import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('accounts.activated')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="done"
        title={t('accounts.activated')}
        action={
          <ButtonLink variant="primary" to={user ? '/members' : '/login'}>
            {user ? t('app.to_members') : t('accounts.log_in')}
          </ButtonLink>
        }
      >
        <p>{t('accounts.activated_text')}</p>
      </EmptyState>
    </main>
  );
}
