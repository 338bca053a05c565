import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { isDismissed } from '../../lib/dismissal';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { DismissibleAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toasts';
import { subscribeToPush, usePushState } from './push';

/** PRO-05: offered where the browser can and nobody has decided; one wish at a time, a photo comes first. */
export function PushAlert() {
  const { t } = useTranslation();
  const user = useUser();
  const { push_public_key: key, alert_days: days } = useSettings();
  const state = usePushState();
  const [busy, setBusy] = useState(false);
  if (state !== 'capable' || user?.status !== 'active' || !key) return null;
  if (!user.profile.main_image && !isDismissed('enrich-profile', user.id, days)) return null;
  const turnOn = async () => {
    setBusy(true);
    try {
      if (await subscribeToPush(user.id, key)) toast(t('notices.push_on'));
    } catch {
      toast(t('notices.push_failed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <DismissibleAlert
      name="push"
      action={
        <Button size="small" busy={busy} onClick={() => void turnOn()}>
          {t('notices.push_turn_on')}
        </Button>
      }
    >
      {t('notices.push_offer')}
    </DismissibleAlert>
  );
}
