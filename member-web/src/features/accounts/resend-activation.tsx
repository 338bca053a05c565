import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { mailBounces } from '../../lib/mail-bounces';
import { useUser } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { useResendActivation } from './api';

/** Where mails do not arrive, the way to another address stands in its place (NTF-05). */
export function ResendActivation({ email, size }: { email: string; size?: 'small' | 'medium' }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const resend = useResendActivation();
  if (mailBounces(useUser())) {
    return (
      <ButtonLink to="/complete-signup" size={size}>
        {t('accounts.change_address')}
      </ButtonLink>
    );
  }
  return (
    <Button
      size={size}
      busy={resend.isPending}
      onClick={() =>
        void resend.mutateAsync().then(
          () => toast(t('accounts.activation_sent', { email }), 'success'),
          (error: unknown) => toast(ofError(error), 'error'),
        )
      }
    >
      {t('accounts.resend_activation')}
    </Button>
  );
}
