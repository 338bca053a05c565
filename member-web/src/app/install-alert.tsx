import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../lib/texts';
import { chatsQuery } from '../features/conversations/api';
import { HowTo } from '../features/installing/how-to';
import { usePushState } from '../features/notifications/push';
import { isDismissed, useDismissal } from '../lib/dismissal';
import { install, useInstallWay } from '../lib/device';
import { keptKey } from '../lib/kept';
import { useUser } from '../lib/session';
import { useSettings } from '../lib/settings';
import { DismissibleAlert } from '../ui/alert';
import { Button } from '../ui/button';

/** Milliseconds after which somebody has come back, and not just loaded the page anew. */
const LATER = 6 * 60 * 60_000;

/** Offers to install the site, where that can be done and is not done yet; one wish at a time (CLI-07, PRO-05). */
export function InstallAlert() {
  const { t } = useTranslation();
  const user = useUser();
  const { name, alert_days: days } = useSettings();
  const push = usePushState();
  const way = useInstallWay();
  const [open, setOpen] = useState(false);
  const [dismissed, dismiss] = useDismissal('install');
  const knows = useKnowsTheSite();
  if (dismissed || user?.status !== 'active' || !knows || (way !== 'offered' && way !== 'ios')) return null;
  const isAsked = (wish: string) => !isDismissed(wish, user.id, days);
  if (!user.profile.main_image && isAsked('enrich-profile')) return null;
  if (push === 'unknown' || (push === 'capable' && isAsked('push'))) return null;
  const go = async () => {
    if (way === 'ios') return setOpen(true);
    await install();
    // Whoever says no to the browser has said it to this as well.
    dismiss();
  };
  return (
    <>
      <DismissibleAlert
        name="install"
        action={
          <Button size="small" onClick={() => void go()}>
            {way === 'ios' ? t('device.install_how') : t('device.install_now')}
          </Button>
        }
      >
        {t('device.install_offer', { site: name })}
      </DismissibleAlert>
      <HowTo ios open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Not at first sight: who has written to somebody, or has come back. */
function useKnowsTheSite(): boolean {
  const [isBack] = useState(cameBefore);
  const { data } = useQuery({ ...chatsQuery(), enabled: false });
  return isBack || (data?.chats.some(({ messages: [newest] }) => newest?.from_me) ?? false);
}

function cameBefore(): boolean {
  const key = keptKey('came');
  const first = Number(localStorage.getItem(key));
  if (first === 0) localStorage.setItem(key, String(Date.now()));
  return first > 0 && Date.now() - first > LATER;
}
