import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { ChangeSignupEmail } from '../../features/accounts/change-signup-email';
import { MissingFields } from '../../features/profiles/missing-fields';
import { LapseNotice } from '../../features/accounts/lapse-notice';
import { ResendActivation } from '../../features/accounts/resend-activation';
import { keepWay } from '../../lib/kept-way';
import { mailBounces } from '../../lib/mail-bounces';
import { safePath } from '../../lib/return-path';
import { userQuery, useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const cache = useQueryClient();
  const asked = safePath(useSearchParams()[0].get('back'));
  const back = asked ?? '/members';

  useEffect(() => keepWay(asked), [asked]);

  // The link in the mail opens in another tab; coming back to this one should know it.
  useEffect(() => {
    const refresh = () => void cache.invalidateQueries({ queryKey: userQuery.queryKey });
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [cache]);

  if (user?.status === 'active') return <Navigate to={back} replace />;
  const bounces = mailBounces(user);
  const title = bounces ? t('accounts.mail_bounces_title') : t('accounts.check_inbox');
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="mail"
        title={title}
        action={
          <>
            <ButtonLink variant="primary" to={back}>
              {t('accounts.look_around')}
            </ButtonLink>
            {user && !bounces && <ResendActivation email={user.email} />}
          </>
        }
      >
        {bounces ? (
          <p>{t('accounts.mail_bounces_text', { email: user?.email })}</p>
        ) : (
          <>
            <p>{user && t('accounts.activation_sent', { email: user.email })}</p>
            <p>{t('signup.inbox_steps')}</p>
            <p>{t('accounts.spam_hint')}</p>
          </>
        )}
      </EmptyState>
      {bounces && (
        <div className={styles.first}>
          <ChangeSignupEmail />
        </div>
      )}
      <MissingFields />
      {!bounces && <ChangeSignupEmail />}
      <LapseNotice />
    </main>
  );
}
