import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { useResendActivation } from './api';

export function ResendActivation({ email, size }: { email: string; size?: 'small' | 'medium' }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const resend = useResendActivation();
  return (
    <Button
      size={size}
      busy={resend.isPending}
      onClick={() =>
        resend.mutate(undefined, {
          onSuccess: () => toast(t('accounts.activation_sent', { email }), 'success'),
          onError: (error) => toast(ofError(error), 'error'),
        })
      }
    >
      {t('accounts.resend_activation')}
    </Button>
  );
}
