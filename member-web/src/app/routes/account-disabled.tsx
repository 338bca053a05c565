import { useTranslation } from '../../lib/texts';
import { useLocation } from 'react-router';
import type { Disabled } from '../../features/accounts/login-form';
import { useFormat } from '../../lib/format';
import { useSettings } from '../../lib/settings';
import { ButtonLink } from '../../ui/button';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

/** Staff shut the member out: why, and how to object (ADM-02, PRV-03). The reason comes with a login, never by an address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { support_email } = useSettings();
  const { state } = useLocation() as { state: Disabled | null };
  const title = t('accounts.disabled_title');
  const mail = `mailto:${support_email}?subject=${encodeURIComponent(t('accounts.disabled_object_subject'))}`;
  return (
    <main id="main" className={`stack fill full ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        heading="h1"
        drawing={ERROR_DRAWINGS.broken}
        title={title}
        action={
          state ? (
            <a className="link" href={mail}>
              {t('accounts.disabled_object', { email: support_email })}
            </a>
          ) : (
            <ButtonLink variant="primary" to="/login">
              {t('accounts.log_in')}
            </ButtonLink>
          )
        }
      >
        {state ? (
          <>
            <p>{t('accounts.disabled_text', { date: format.date(state.disabledAt) })}</p>
            <blockquote className={`p-16 ink breaks pre-line warning-tinted rounded-field ${styles.statement}`}>
              {state.reason}
            </blockquote>
            <p>{t('accounts.disabled_objection')}</p>
            <p>{t('accounts.disabled_credits')}</p>
            <p>{t('accounts.disabled_rights')}</p>
          </>
        ) : (
          <p>{t('errors.account_disabled')}</p>
        )}
      </EmptyState>
    </main>
  );
}
