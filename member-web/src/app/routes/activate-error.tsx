import { useTranslation } from '../../lib/texts';
import { ResendActivation } from '../../features/accounts/resend-activation';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { ButtonLink } from '../../ui/button';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const { support_email } = useSettings();
  return (
    <main id="main" className={`stack fill full ${styles.page}`}>
      <PageTitle>{t('errors.activation_failed')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing={ERROR_DRAWINGS.broken}
        title={t('errors.activation_failed')}
        action={
          user?.status === 'not_confirmed' ? (
            <ResendActivation email={user.email} />
          ) : (
            <ButtonLink variant="primary" to={user ? '/members' : '/login'}>
              {user ? t('app.to_members') : t('accounts.log_in')}
            </ButtonLink>
          )
        }
      >
        <p>{t('accounts.activation_failed_text')}</p>
        {support_email && (
          <p>
            {t('accounts.support_hint')}{' '}
            <a className="link" href={`mailto:${support_email}`}>
              {support_email}
            </a>
          </p>
        )}
      </EmptyState>
    </main>
  );
}
