import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../lib/texts';
import { useNavigate } from 'react-router';
import { ChangeSignupEmail } from '../features/accounts/change-signup-email';
import { LapseNotice } from '../features/accounts/lapse-notice';
import { ResendActivation } from '../features/accounts/resend-activation';
import { MissingFields } from '../features/profiles/missing-fields';
import { keepWay } from '../lib/kept-way';
import { mailBounces } from '../lib/mail-bounces';
import { userQuery, useUser } from '../lib/session';
import { ButtonLink } from '../ui/button';
import { DRAWINGS } from '../ui/drawings';
import { EmptyState } from '../ui/empty-state';

type Props = {
  /** Where one goes on from here; undefined: to the members. */
  way: string | undefined;
  heading: 'h1' | 'h3';
};

/** ACC-01 the complete step: check the inbox, the spam folder, and the address; it leads on once that is confirmed. */
export function SignupComplete({ way, heading }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const title = useCompleteTitle();
  const active = user?.status === 'active';

  useEffect(() => keepWay(way), [way]);

  // The link in the mail opens in another tab; coming back to this one should know it.
  useEffect(() => {
    const refresh = () => void cache.invalidateQueries({ queryKey: userQuery.queryKey });
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [cache]);

  useEffect(() => {
    if (active) void navigate(way ?? '/activate/done', { replace: true });
  }, [active, way, navigate]);

  if (!user || active) return null;
  const { email } = user;
  const bounces = mailBounces(user);
  return (
    <>
      <EmptyState
        heading={heading}
        drawing={DRAWINGS.mail}
        title={title}
        action={
          <>
            <ButtonLink variant="primary" to={way ?? '/members'} replace={heading === 'h3'}>
              {t('accounts.look_around')}
            </ButtonLink>
            {!bounces && <ResendActivation email={email} />}
          </>
        }
      >
        {bounces ? (
          <p>{t('accounts.mail_bounces_text', { email })}</p>
        ) : (
          <>
            <p>{t('accounts.activation_sent', { email })}</p>
            <p>{t('signup.inbox_steps')}</p>
            <p>{t('accounts.spam_hint')}</p>
          </>
        )}
      </EmptyState>
      {bounces && (
        <div className="mb-24">
          <ChangeSignupEmail />
        </div>
      )}
      <MissingFields />
      {!bounces && <ChangeSignupEmail />}
      <LapseNotice />
    </>
  );
}

export function useCompleteTitle(): string {
  const { t } = useTranslation();
  return mailBounces(useUser()) ? t('accounts.mail_bounces_title') : t('accounts.check_inbox');
}
