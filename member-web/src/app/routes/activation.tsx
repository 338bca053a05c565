import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { activate } from '../../features/accounts/api';
import { userQuery } from '../../lib/session';
import { isApiError } from '../../lib/api-client/api-error';
import { Loading } from '../../ui/spinner';
import { LoadError } from '../../ui/load-error';
import { useErrorText } from '../../lib/error-text';
import { notFound } from '../not-found';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

/** Mailed links are long; a short word in their place is a page that does not exist. */
const TOKEN = /^[\w.~-]{20,}$/;

export function loader({ params }: LoaderFunctionArgs) {
  if (!TOKEN.test(params.token ?? '')) notFound();
  return null;
}

// One attempt per link and page, also when React mounts twice: the link works only once.
const attempts = new Map<string, Promise<void>>();
const attempt = (token: string) => {
  const running = attempts.get(token) ?? activate(token);
  attempts.set(token, running);
  return running;
};

export function Component() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { ofError } = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(1);

  useEffect(() => {
    attempt(token)
      .then(async () => {
        await cache.invalidateQueries({ queryKey: userQuery.queryKey });
        await navigate('/activate/done', { replace: true, state: { confirmed: true } });
      })
      .catch((error: unknown) => {
        attempts.delete(token);
        if (isApiError(error, 'activation_failed')) void navigate('/activate/error', { replace: true });
        // Of the link that says nothing: it may well be good.
        else setFailure(error);
      });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per link and try
  }, [token, tries]);

  const again = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return (
    <main id="main" className={failure ? styles.page : undefined}>
      <PageTitle>{t('accounts.activating')}</PageTitle>
      {failure ? (
        <LoadError heading="h1" text={ofError(failure)} onRetry={again} />
      ) : (
        <Loading label={t('accounts.activating')} />
      )}
    </main>
  );
}
