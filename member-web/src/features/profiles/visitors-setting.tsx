import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toasts';
import { useOpenToVisitors } from './api';

/** ACC-16: members only, or also people who are not logged in; it counts at once. */
export function VisitorsSetting() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const profile = useUser()?.profile;
  const open = useOpenToVisitors();
  if (!profile) return null;
  return (
    <Switch
      label={t('own_profile.visitors_switch')}
      hint={t('own_profile.visitors_switch_text')}
      checked={profile.open_to_visitors ?? false}
      onChange={(wanted) =>
        open.mutateAsync(wanted).then(
          ({ open_to_visitors: visitors }) =>
            toast(visitors ? t('own_profile.visitors_open_now') : t('own_profile.visitors_closed_now'), 'success'),
          (error: unknown) => toast(ofError(error), 'error'),
        )
      }
    />
  );
}
