import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { emailChangeQuery, useCancelEmailChange, useResendEmailChange } from './email-change';
import styles from '../../ui/setting-field.module.scss';

/** The address that waits for its link: who mistyped it, or sees one they never asked for, takes it back (ACC-08). */
export function PendingEmail() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const format = useFormat();
  const user = useUser();
  const { data } = useQuery(emailChangeQuery());
  const resend = useResendEmailChange();
  const cancel = useCancelEmailChange();
  if (!data?.pending) return null;
  const { email, expires_at: until } = data.pending;
  const onError = (error: unknown) => toast(ofError(error), 'error');
  return (
    <div className={`breaks ${styles.pending}`}>
      <Alert
        action={
          <>
            <Button
              size="small"
              busy={resend.isPending}
              onClick={() =>
                void resend.mutateAsync(email).then(() => toast(t('accounts.link_sent', { email }), 'success'), onError)
              }
            >
              {t('accounts.resend_activation')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              busy={cancel.isPending}
              onClick={() =>
                void cancel
                  .mutateAsync(email)
                  .then(() => toast(t('accounts.email_change_cancelled', { email: user?.email }), 'success'), onError)
              }
            >
              {t('accounts.cancel_email_change')}
            </Button>
          </>
        }
      >
        {t('accounts.email_change_pending', { email, date: format.date(until), time: format.time(until) })}
      </Alert>
    </div>
  );
}
