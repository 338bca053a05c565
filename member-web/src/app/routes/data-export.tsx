import { useTranslation } from '../../lib/texts';
import { useLocation, useSearchParams } from 'react-router';
import { useDownloadDataExport } from '../../features/privacy/data-export';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Button, ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { toast } from '../../ui/toasts';
import { PageTitle } from '../page-title';
import { useFocusMainOnChange } from '../use-focus-main-on-change';
import styles from './message-page.module.scss';

/**
 * What the mailed link to one's own data opens (PRV-02); a press of a button, because the link works once. Who is shut
 * out comes by a link that staff sent, and cannot log in (ADM-02).
 */
export function Component() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const user = useUser();
  const { support_email: email } = useSettings();
  const token = useSearchParams()[0].get('token') ?? '';
  const open = useLocation().pathname.endsWith('/open');
  const download = useDownloadDataExport(token, open ? '/api/data-export/download' : '/api/user/data-export/download');
  // A link that lost its end on the way brings nothing, however it is pressed.
  const expired = !token || isApiError(download.error, 'data_export_expired');
  const state = expired ? 'expired' : download.isSuccess ? 'done' : 'ready';
  const told = {
    ready: {
      drawing: DRAWINGS.mail,
      title: t('accounts.data_export_ready_title'),
      text: t('accounts.data_export_ready_text'),
    },
    done: {
      drawing: DRAWINGS.done,
      title: t('accounts.data_export_done_title'),
      text: t('accounts.data_export_done_text'),
    },
    expired: {
      drawing: ERROR_DRAWINGS.broken,
      title: t('accounts.data_export_expired_title'),
      text: user ? t('accounts.data_export_expired_text') : t('accounts.data_export_expired_mail'),
    },
  } as const;
  const { drawing, title, text } = told[state];
  useFocusMainOnChange(title);
  const action =
    state === 'ready' ? (
      <Button
        variant="primary"
        busy={download.isPending}
        onClick={() =>
          void download
            .mutateAsync()
            .catch(
              (error: unknown) =>
                !isApiError(error, 'data_export_expired') &&
                toast(isApiError(error) ? ofError(error) : t('accounts.data_export_cut_off'), 'error'),
            )
        }
      >
        {t('accounts.data_export_download')}
      </Button>
    ) : expired && !user && email ? (
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    ) : (
      <ButtonLink variant="primary" to={user ? '/settings' : '/'}>
        {user ? t('accounts.to_settings') : t('app.to_home')}
      </ButtonLink>
    );
  return (
    <main id="main" className={`stack fill full ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" drawing={drawing} title={title} action={action}>
        <p>{text}</p>
      </EmptyState>
    </main>
  );
}
