import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { changeEmail, emailChangeQuery } from '../../features/accounts/email-change';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { userQuery, useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Loading } from '../../ui/spinner';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

/** What the link mailed to the new address opens (ACC-08). */
export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const cache = useQueryClient();
  const { ofCode, ofError } = useErrorText();
  const token = useSearchParams()[0].get('token') ?? '';
  // A query, not a mutation: React mounts twice in development, and the link is for one call.
  const change = useQuery({
    queryKey: ['mail-change', token],
    queryFn: () => changeEmail(token),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!change.isSuccess) return;
    for (const { queryKey } of [userQuery, emailChangeQuery()]) void cache.invalidateQueries({ queryKey });
  }, [change.isSuccess, cache]);

  // Only what the server said of the link is said of the link.
  const refused = !token || (isApiError(change.error) && change.error.status >= 400 && change.error.status < 500);
  if (change.isLoadingError && !refused) {
    return (
      <main id="main" className={styles.page}>
        <PageTitle>{t('accounts.email_changing')}</PageTitle>
        <LoadError
          heading="h1"
          text={ofError(change.error)}
          onRetry={() => void change.refetch()}
          busy={change.isFetching}
        />
      </main>
    );
  }
  if (token && change.isPending) {
    return (
      <main id="main">
        <PageTitle>{t('accounts.email_changing')}</PageTitle>
        <Loading label={t('accounts.email_changing')} />
      </main>
    );
  }
  const dead = isApiError(change.error) && change.error.code === 'link_expired';
  const title = change.isSuccess ? t('accounts.email_changed') : token ? ofError(change.error) : ofCode('link_expired');
  const action = user ? (
    <ButtonLink variant="primary" to={change.isSuccess ? '/members' : '/settings'}>
      {change.isSuccess ? t('app.to_members') : t('accounts.to_settings')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" to="/login">
      {t('accounts.log_in')}
    </ButtonLink>
  );
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" drawing={change.isSuccess ? 'done' : 'broken'} title={title} action={action}>
        {change.isSuccess && <p>{t('accounts.email_changed_text')}</p>}
        {dead && <p>{t('accounts.email_link_dead_text')}</p>}
      </EmptyState>
    </main>
  );
}
