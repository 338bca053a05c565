import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSettings } from '../../lib/settings';
import { Avatar } from '../../ui/avatar';
import { FictionalMark } from '../../ui/fictional-mark';
import { Icon } from '../../ui/icon';
import type { Chat } from './api';
import styles from './conversation-head.module.scss';

export function ConversationHead({ profile }: { profile: Chat['profile'] }) {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <header className={styles.head}>
      <Link to="/chats" className={styles.back} aria-label={t('conversations.all')}>
        <Icon name="back" />
      </Link>
      <Link to={`/members/${profile.id}`} className={styles.who}>
        <Avatar profile={profile} size={40} online={t('profiles.online')} />
        <span className={styles.text}>
          <span className={styles.name}>
            {profile.name} <span className={styles.age}>{profile.age}</span>
          </span>
          {profile.fictional ? (
            <FictionalMark small word={settings.fictional_singular} icon={settings.fictional_icon} />
          ) : (
            profile.online && (
              <span className={styles.online} aria-hidden="true">
                {t('profiles.online')}
              </span>
            )
          )}
        </span>
      </Link>
    </header>
  );
}
