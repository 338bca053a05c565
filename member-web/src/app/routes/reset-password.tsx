import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { ResetRequestForm } from '../../features/accounts/reset-request-form';
import { useSettings } from '../../lib/settings';
import { ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import { useFocusMainOnChange } from '../use-focus-main-on-change';
import styles from './auth.module.scss';

export function Component() {
  const { t } = useTranslation();
  const { reset_link_hours } = useSettings();
  const [sentTo, setSentTo] = useState<string>();
  useFocusMainOnChange(sentTo ?? '');
  if (sentTo) {
    return (
      <main id="main" className={styles.page}>
        <PageTitle>{t('accounts.check_inbox')}</PageTitle>
        <EmptyState
          heading="h1"
          drawing={DRAWINGS.mail}
          title={t('accounts.check_inbox')}
          action={<ButtonLink to="/login">{t('accounts.log_in')}</ButtonLink>}
        >
          <p>{t('accounts.link_sent', { email: sentTo })}</p>
          <p>
            {t('accounts.reset_sent_text', { count: reset_link_hours })} {t('accounts.spam_hint')}
          </p>
        </EmptyState>
      </main>
    );
  }
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('accounts.reset_title')}</PageTitle>
      <header className="stack gap-4">
        <h1>{t('accounts.reset_title')}</h1>
        <p className="quiet">{t('accounts.reset_lead')}</p>
      </header>
      <Panel className={styles.panel}>
        <ResetRequestForm onSent={setSentTo} />
      </Panel>
      <p className="quiet text-center">
        <Link to="/login" className="link">
          {t('accounts.log_in')}
        </Link>
      </p>
    </main>
  );
}
