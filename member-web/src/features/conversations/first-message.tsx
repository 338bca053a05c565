import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useFictional } from '../../lib/fictional';
import { Avatar } from '../../ui/avatar';
import type { Chat } from './api';
import styles from './first-message.module.scss';

type Props = {
  profile: Chat['profile'];
  /** The icebreakers, where a message can be written. */
  children?: ReactNode;
};

export function FirstMessage({ profile, children }: Props) {
  const { t } = useTranslation();
  const { warning } = useFictional();
  return (
    <div className={`stack centered fill gap-8 p-24 text-center ${styles.first}`}>
      <Avatar profile={profile} size={96} />
      <h2 className="mt-8">{t('conversations.first_title', { name: profile.name })}</h2>
      <p className="quiet">{t('conversations.first_text')}</p>
      {children}
      <Link to="/pages/safety" className="link small">
        {t('help.tips')}
      </Link>
      {profile.fictional && (
        <p className={`mt-8 small warning-tinted rounded py-8 px-16 ${styles.warning}`}>{warning}</p>
      )}
    </div>
  );
}
