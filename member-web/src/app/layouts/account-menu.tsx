import { useTranslation } from '../../lib/texts';
import { LOCALE_NAMES, type Locale } from '../../lib/i18n';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Avatar } from '../../ui/avatar';
import { Dropdown } from '../../ui/dropdown';
import { Icon, type IconName } from '../../ui/icon';
import { useLogOutAndLeave } from '../use-log-out';
import styles from './account-menu.module.scss';

export function AccountMenu() {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const { locales } = useSettings();
  const logOut = useLogOutAndLeave();
  if (!user) return null;
  const language = t('common.language', { language: LOCALE_NAMES[i18n.language as Locale] });
  return (
    <Dropdown
      label={t('app.account_menu', { name: user.profile.name })}
      trigger={
        <>
          <Avatar profile={user.profile} size={32} />
          <Icon name="down" size={16} />
        </>
      }
      head={
        <div className={`stack text-15 breaks ${styles.head}`}>
          <strong>{user.profile.name}</strong>
          <span className="small quiet">{user.email}</span>
          {user.profile.invisible && (
            <span className={`row gap-6 strong ${styles.invisible}`}>
              <Icon name="hidden" size={16} />
              {t('own_profile.invisible')}
            </span>
          )}
        </div>
      }
      items={[
        { key: 'profile', to: '/profile', label: <Entry icon="person" text={t('app.my_profile')} /> },
        { key: 'swipe', to: '/swipe-game', label: <Entry icon="cards" text={t('swipe.title')} /> },
        { key: 'transactions', to: '/transactions', label: <Entry icon="list" text={t('credits.transactions')} /> },
        { key: 'settings', to: '/settings', label: <Entry icon="settings" text={t('app.settings')} /> },
        // The top bar has no room for the languages below 992 px.
        ...(locales.length > 1
          ? [{ key: 'language', to: '/lang-config', label: <Entry icon="globe" text={language} /> }]
          : []),
        { key: 'logout', onSelect: logOut, label: <Entry icon="logout" text={t('app.log_out')} /> },
      ]}
    />
  );
}

function Entry({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} size={20} />
      {text}
    </>
  );
}
