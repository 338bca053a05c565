import { useTranslation } from '../../lib/texts';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { leavesFocus } from '../../ui/leaves-focus';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toasts';
import { subscribeToPush, unsubscribeFromPush, usePushState } from './push';

/** Whether this browser shows what is new, and why it cannot. */
export function PushSwitch() {
  const { t } = useTranslation();
  return (
    <Panel tabIndex={-1} aria-labelledby="push" className="p-20">
      <h2 id="push" className="mb-8">
        {t('notices.push')}
      </h2>
      <Choice />
    </Panel>
  );
}

function Choice() {
  const { t } = useTranslation();
  const user = useUser();
  const { push_public_key: key } = useSettings();
  const state = usePushState();
  if (state === 'unknown') return <Skeleton height={48} />;
  if (state === 'unsupported' || !user || !key) return <p className="mt-8 quiet">{t('notices.push_unsupported')}</p>;
  if (state === 'denied') return <Alert tone="warning">{t('notices.push_denied')}</Alert>;
  const change = (on: boolean) =>
    (on ? subscribeToPush(user.id, key) : unsubscribeFromPush()).catch(() => toast(t('notices.push_failed'), 'error'));
  return (
    <div ref={leavesFocus}>
      <Switch
        label={t('notices.push_switch')}
        hint={t('notices.push_hint')}
        checked={state === 'subscribed'}
        onChange={change}
      />
    </div>
  );
}
