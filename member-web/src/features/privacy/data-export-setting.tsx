import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { mailBounces } from '../../lib/mail-bounces';
import { useUser } from '../../lib/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { useRequestDataExport } from './data-export';
import { SettingField } from '../../ui/setting-field';

/** PRV-02. To an address that nobody confirmed, which may be a stranger's, the link is not mailed. */
export function DataExportSetting() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const user = useUser();
  const request = useRequestDataExport();
  const unconfirmed = user?.status === 'not_confirmed';
  const sent = request.isSuccess && t('accounts.link_sent', { email: user?.email });
  const bounces = mailBounces(user);
  const hint = unconfirmed
    ? t('accounts.data_export_unconfirmed')
    : bounces
      ? t('notices.mail_bounces', { email: user?.email })
      : t('accounts.data_export_hint');
  return (
    <SettingField icon="shield" label={t('accounts.data_export')} value={<span role="status">{sent || hint}</span>}>
      {!request.isSuccess && !unconfirmed && !bounces && (
        <Button
          size="small"
          aria-label={t('accounts.data_export_request_label')}
          busy={request.isPending}
          onClick={() => void request.mutateAsync().catch((error: unknown) => toast(ofError(error), 'error'))}
        >
          {t('accounts.data_export_request')}
        </Button>
      )}
    </SettingField>
  );
}
