import { useEffect } from 'react';
import { useTranslation } from '../lib/texts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isApiError } from '../lib/api-client/api-error';
import { errorText } from '../lib/error-text';
import { Button, ButtonLink } from '../ui/button';
import { ERROR_DRAWINGS } from '../ui/drawing';
import { EmptyState } from '../ui/empty-state';
import { PageTitle } from './page-title';
import { useRecovery } from './use-recovery';
import styles from './error-page.module.scss';

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (isApiError(error) && error.status) return error.status;
  return 500;
}

/** A retry goes only where there is somebody to answer it (CLI-05). */
function TryAgain({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { look, looking } = useRecovery(isApiError(error, 'unreachable'));
  return (
    <Button variant="primary" busy={looking} onClick={look}>
      {t('common.try_again')}
    </Button>
  );
}

function Told({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (isApiError(error, 'unreachable')) return <p>{t('app.reconnects')}</p>;
  return <p className="figures">{t('app.status', { status: statusOf(error) })}</p>;
}

/** CLI-05: what happened and its status; 404 leads home. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const status = statusOf(error);
  const lost = status === 404;
  const text = isApiError(error) ? errorText(error) : lost ? t('app.not_found') : t('errors.unavailable');
  return (
    <main id="main" className={`place-center fill full ${styles.page}`}>
      <PageTitle>{text}</PageTitle>
      <EmptyState
        heading="h1"
        drawing={lost ? ERROR_DRAWINGS.lost : ERROR_DRAWINGS.broken}
        title={text}
        action={
          lost ? (
            <ButtonLink variant="primary" to="/">
              {t('app.to_home')}
            </ButtonLink>
          ) : (
            <>
              <TryAgain error={error} />
              <ButtonLink variant="quiet" to="/members">
                {t('app.to_members')}
              </ButtonLink>
            </>
          )
        }
      >
        <Told error={error} />
      </EmptyState>
    </main>
  );
}

/** Without settings or session there is no layout to stand in. */
export function RootErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const text = isApiError(error) ? errorText(error) : t('errors.unavailable');
  useEffect(() => {
    document.title = text;
  }, [text]);
  return (
    <main id="main" className={`place-center fill full ${styles.page}`}>
      <EmptyState heading="h1" drawing={ERROR_DRAWINGS.broken} title={text} action={<TryAgain error={error} />}>
        <Told error={error} />
      </EmptyState>
    </main>
  );
}
