import { useTranslation } from '../../lib/texts';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { useActivate } from '../../features/accounts/api';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { DRAWINGS } from '../../ui/drawings';
import { MessagePage } from '../message-page';
import { notFound } from '../not-found';

/** Mailed links are long; a short word in their place is a page that does not exist. */
const TOKEN = /^[\w.~-]{20,}$/;

export function loader({ params }: LoaderFunctionArgs) {
  if (!TOKEN.test(params.token ?? '')) notFound();
  return null;
}

/** What the link mailed to a new member opens (ACC-04). */
export function Component() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { ofError } = useErrorText();
  const activate = useActivate();
  const press = () =>
    void activate.mutateAsync(token).then(
      () => navigate('/activate/done', { replace: true, state: { confirmed: true } }),
      (error: unknown) => {
        if (isApiError(error, 'activation_failed')) return navigate('/activate/error', { replace: true });
        // Of the link that says nothing: it may well be good, and waits for another press.
        toast(ofError(error), 'error');
      },
    );
  return (
    <MessagePage
      title={t('accounts.activate_title')}
      drawing={DRAWINGS.mail}
      action={
        <Button variant="primary" busy={activate.isPending} onClick={press}>
          {t('accounts.confirm_link')}
        </Button>
      }
    >
      <p>{t('accounts.activate_text')}</p>
    </MessagePage>
  );
}
