import { useTranslation } from '../../lib/texts';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useReactivate } from '../../features/accounts/api';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useUser } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { DRAWINGS } from '../../ui/drawings';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { MessagePage } from '../message-page';

/** Where leaving ends, and where the link of the mail leads back (ACC-12). */
export function Component() {
  const token = useSearchParams()[0].get('token');
  return token ? <ComeBack token={token} /> : <Deleted />;
}

function Deleted() {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const { state } = useLocation() as { state: { eraseAt?: string } | null };
  // The address alone says nothing about anybody, least of all about who is logged in.
  if (user && !state?.eraseAt) return <Navigate to="/members" replace />;
  return (
    <MessagePage
      drawing={DRAWINGS.mail}
      title={t('accounts.deleted_title')}
      action={<ButtonLink to="/">{t('app.to_home')}</ButtonLink>}
    >
      <p>
        {state?.eraseAt
          ? t('accounts.deleted_text', { date: `${format.date(state.eraseAt)}, ${format.time(state.eraseAt)}` })
          : t('accounts.deleted_text_later')}
      </p>
      <p>{t('accounts.deleted_after')}</p>
    </MessagePage>
  );
}

function ComeBack({ token }: { token: string }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const reactivate = useReactivate();
  const failed = isApiError(reactivate.error, 'reactivation_failed');
  if (reactivate.data?.disabled) {
    return (
      <MessagePage
        title={t('accounts.deletion_withdrawn')}
        drawing={DRAWINGS.done}
        action={<ButtonLink to="/">{t('app.to_home')}</ButtonLink>}
      >
        <p>{t('accounts.still_disabled')}</p>
      </MessagePage>
    );
  }
  if (reactivate.isSuccess) {
    return (
      <MessagePage
        title={t('accounts.reactivated_title')}
        drawing={DRAWINGS.done}
        action={
          <ButtonLink variant="primary" to="/login">
            {t('accounts.log_in')}
          </ButtonLink>
        }
      >
        <p>{t('accounts.reactivated_text')}</p>
      </MessagePage>
    );
  }
  if (failed) {
    return (
      <MessagePage
        title={t('errors.reactivation_failed')}
        drawing={ERROR_DRAWINGS.broken}
        action={<ButtonLink to="/">{t('app.to_home')}</ButtonLink>}
      >
        <p>{t('accounts.reactivation_failed_text')}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={t('accounts.reactivate_title')}
      drawing={DRAWINGS.mail}
      action={
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
      }
    >
      <p>{t('accounts.reactivate_text')}</p>
    </MessagePage>
  );
}
