import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useReactivate } from '../../features/accounts/api';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useUser } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { toast } from '../../ui/toasts';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

/** Where leaving ends, and where the link of the mail leads back (ACC-12). */
export function Component() {
  const token = useSearchParams()[0].get('token');
  return (
    <main id="main" className={styles.page}>
      {token ? <ComeBack token={token} /> : <Deleted />}
    </main>
  );
}

function Deleted() {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const { state } = useLocation() as { state: { eraseAt?: string } | null };
  // The address alone says nothing about anybody, least of all about who is logged in.
  if (user && !state?.eraseAt) return <Navigate to="/members" replace />;
  return (
    <>
      <PageTitle>{t('accounts.deleted_title')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="mail"
        title={t('accounts.deleted_title')}
        action={<ButtonLink to="/">{t('app.to_home')}</ButtonLink>}
      >
        <p>
          {state?.eraseAt
            ? t('accounts.deleted_text', { date: `${format.date(state.eraseAt)} ${format.time(state.eraseAt)}` })
            : t('accounts.deleted_text_later')}
        </p>
        <p>{t('accounts.deleted_after')}</p>
      </EmptyState>
    </>
  );
}

/** By a press of a button: programs that look into mails open links too. */
function ComeBack({ token }: { token: string }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const reactivate = useReactivate();
  const failed = isApiError(reactivate.error, 'reactivation_failed');
  if (reactivate.data?.disabled) {
    return (
      <Message title={t('accounts.deletion_withdrawn')} drawing="done" text={t('accounts.still_disabled')}>
        <ButtonLink to="/">{t('app.to_home')}</ButtonLink>
      </Message>
    );
  }
  if (reactivate.isSuccess) {
    return (
      <Message title={t('accounts.reactivated_title')} drawing="done" text={t('accounts.reactivated_text')}>
        <ButtonLink variant="primary" to="/login">
          {t('accounts.log_in')}
        </ButtonLink>
      </Message>
    );
  }
  if (failed) {
    return (
      <Message title={t('errors.reactivation_failed')} drawing="broken" text={t('accounts.reactivation_failed_text')}>
        <ButtonLink to="/">{t('app.to_home')}</ButtonLink>
      </Message>
    );
  }
  return (
    <Message title={t('accounts.reactivate_title')} drawing="mail" text={t('accounts.reactivate_text')}>
      <Button
        variant="primary"
        busy={reactivate.isPending}
        onClick={() =>
          void reactivate
            .mutateAsync(token)
            .catch((error: unknown) => !isApiError(error, 'reactivation_failed') && toast(ofError(error), 'error'))
        }
      >
        {t('accounts.reactivate')}
      </Button>
    </Message>
  );
}

type MessageProps = {
  title: string;
  drawing: 'done' | 'broken' | 'mail';
  text: string;
  children: React.ReactNode;
};

function Message({ title, drawing, text, children }: MessageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" drawing={drawing} title={title} action={children}>
        <p>{text}</p>
      </EmptyState>
    </>
  );
}
