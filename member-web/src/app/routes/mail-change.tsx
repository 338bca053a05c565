import { useTranslation } from '../../lib/texts';
import { useSearchParams } from 'react-router';
import { useChangeEmail } from '../../features/accounts/email-change';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { DRAWINGS } from '../../ui/drawings';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { MessagePage } from '../message-page';

/** What the server said of the link, which no other press will change. */
const isRefusal = (error: unknown) => isApiError(error, 'link_expired') || isApiError(error, 'email_taken');

/** What the link mailed to the new address opens (ACC-08). */
export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const { ofCode, ofError } = useErrorText();
  const token = useSearchParams()[0].get('token') ?? '';
  const change = useChangeEmail();

  if (change.isSuccess) {
    return (
      <MessagePage
        title={t('accounts.email_changed')}
        drawing={DRAWINGS.done}
        action={
          <ButtonLink variant="primary" to={user ? '/members' : '/login'}>
            {user ? t('app.to_members') : t('accounts.log_in')}
          </ButtonLink>
        }
      >
        <p>{t('accounts.email_changed_text')}</p>
      </MessagePage>
    );
  }
  if (!token || isRefusal(change.error)) {
    return (
      <MessagePage
        title={token ? ofError(change.error) : ofCode('link_expired')}
        drawing={ERROR_DRAWINGS.broken}
        action={
          <ButtonLink variant="primary" to={user ? '/settings' : '/login'}>
            {user ? t('accounts.to_settings') : t('accounts.log_in')}
          </ButtonLink>
        }
      >
        {isApiError(change.error, 'link_expired') && <p>{t('accounts.email_link_dead_text')}</p>}
      </MessagePage>
    );
  }
  const press = () =>
    void change.mutateAsync(token).catch((error: unknown) => !isRefusal(error) && toast(ofError(error), 'error'));
  return (
    <MessagePage
      title={t('accounts.email_confirm_title')}
      drawing={DRAWINGS.mail}
      action={
        <Button variant="primary" busy={change.isPending} onClick={press}>
          {t('accounts.confirm_link')}
        </Button>
      }
    >
      <p>{t('accounts.email_confirm_text')}</p>
    </MessagePage>
  );
}
