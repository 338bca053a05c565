import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toasts';
import { preferencesQuery, useChangePreference, type Preference } from './notifications-api';

/** What a member wants to be told (NTF-01): each switch takes effect at once. All are off while mail is (NTF-05). */
export function NotificationPreferences() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const { name: site } = useSettings();
  const preferences = useQuery(preferencesQuery);
  const change = useChangePreference();
  const off = (useUser()?.notifications_disabled.length ?? 0) > 0;

  if (preferences.isPending) return <Waiting />;
  if (!preferences.data) {
    return <LoadError text={ofError(preferences.error)} onRetry={() => void preferences.refetch()} />;
  }
  const set = (name: Preference) => (wanted: boolean) =>
    change.mutateAsync([name, wanted]).catch((error: unknown) => toast(ofError(error), 'error'));
  const all: Record<'contact' | 'site', [Preference, string, string][]> = {
    contact: [
      ['new_messages', t('accounts.notify_new_messages'), t('accounts.notify_new_messages_hint')],
      ['new_conversations', t('accounts.notify_new_conversations'), t('accounts.notify_new_conversations_hint')],
      ['like', t('accounts.notify_like'), t('accounts.notify_like_hint')],
      ['unread_message_reminders', t('accounts.notify_unread'), t('accounts.notify_unread_hint')],
    ],
    site: [
      ['reminders', t('accounts.notify_reminders'), t('accounts.notify_reminders_hint')],
      ['promotions', t('accounts.notify_promotions'), t('accounts.notify_promotions_hint')],
      ['weekly_updates', t('accounts.notify_weekly'), t('accounts.notify_weekly_hint')],
      ['news', t('accounts.notify_news'), t('accounts.notify_news_hint', { site })],
    ],
  };
  const groups = [
    { id: 'contact', title: t('accounts.notify_contact'), items: all.contact },
    { id: 'site', title: t('accounts.notify_site'), items: all.site },
  ];
  return (
    <div className="stack gap-16">
      {groups.map(({ id, title, items }) => (
        <Panel key={id} aria-labelledby={id} className="p-20">
          <h2 className="mb-4" id={id}>
            {title}
          </h2>
          {items.map(([name, label, hint]) => (
            <Switch
              key={name}
              label={label}
              hint={hint}
              checked={!off && preferences.data[name]}
              disabled={off}
              onChange={set(name)}
            />
          ))}
        </Panel>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div className="stack gap-16">
      {[1, 2].map((group) => (
        <Panel key={group} className="p-20">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={48} className="mt-8 mb-8" />
          ))}
        </Panel>
      ))}
    </div>
  );
}
