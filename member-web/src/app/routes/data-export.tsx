import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDownloadDataExport } from '../../features/accounts/data-export';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { toast } from '../../ui/toasts';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

/** What the mailed link to one's own data opens (PRV-02); a press of a button, because the link works once. */
export function Component() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const token = useSearchParams()[0].get('token') ?? '';
  const download = useDownloadDataExport(token);
  const expired = isApiError(download.error, 'data_export_expired');
  const state = expired ? 'expired' : download.isSuccess ? 'done' : 'ready';
  const title = t(`accounts.data_export_${state}_title`);
  const action =
    state === 'ready' ? (
      <Button
        variant="primary"
        busy={download.isPending}
        onClick={() =>
          download.mutate(undefined, {
            onError: (error) => !isApiError(error, 'data_export_expired') && toast(ofError(error), 'error'),
          })
        }
      >
        {t('accounts.data_export_download')}
      </Button>
    ) : (
      <ButtonLink variant="primary" to="/settings">
        {t('accounts.to_settings')}
      </ButtonLink>
    );
  const drawing = { ready: 'mail', done: 'done', expired: 'broken' } as const;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" drawing={drawing[state]} title={title} action={action}>
        <p>{t(`accounts.data_export_${state}_text`)}</p>
      </EmptyState>
    </main>
  );
}
