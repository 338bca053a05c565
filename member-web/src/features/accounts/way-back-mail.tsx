import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { shortText } from '../../lib/short-text';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { useRequestReset } from './api';

/** Who has deleted the account and lost its mail gets another (ACC-12). */
export function WayBackMail({ email }: { email: string }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const request = useRequestReset();
  const to = shortText(email);
  return (
    <Button
      size="small"
      busy={request.isPending}
      onClick={() =>
        void request.mutateAsync(to).then(
          () => toast(t('accounts.link_sent', { email: to }), 'success'),
          (refusal: unknown) => toast(ofError(refusal), 'error'),
        )
      }
    >
      {t('accounts.resend_activation')}
    </Button>
  );
}
