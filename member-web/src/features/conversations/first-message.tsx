import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/settings';
import { Avatar } from '../../ui/avatar';
import type { Chat } from './api';
import styles from './first-message.module.scss';

export function FirstMessage({ profile }: { profile: Chat['profile'] }) {
  const { t } = useTranslation();
  const { fictional_warning } = useSettings();
  return (
    <div className={styles.first}>
      <Avatar profile={profile} size={96} />
      <h2>{t('conversations.first_title', { name: profile.name })}</h2>
      <p className="quiet">{t('conversations.first_text')}</p>
      {profile.fictional && <p className={styles.warning}>{fictional_warning}</p>}
    </div>
  );
}
