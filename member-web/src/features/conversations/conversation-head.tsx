import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useFictional } from '../../lib/fictional';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { Dropdown, type DropdownItem } from '../../ui/dropdown';
import { FictionalMark } from '../../ui/fictional-mark';
import { Icon, type IconName } from '../../ui/icon';
import type { Chat } from './api';
import { useTyping } from './signs/typing';
import styles from './conversation-head.module.scss';

type Props = {
  id: string;
  profile: Chat['profile'];
  /** Other actions on the member, from other features. */
  actions: DropdownItem[];
  /** Absent while it is in no list. */
  onRemove: (() => void) | undefined;
  /** Absent while there is nothing to search in. */
  onSearch: (() => void) | undefined;
};

export function ConversationHead({ id, profile, actions, onRemove, onSearch }: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  const typing = useTyping(id);
  return (
    <header className={`row still gap-4 surface line-below ${styles.head}`}>
      <Link
        to="/chats"
        className={`place-center still secondary round ${styles.back}`}
        aria-label={t('conversations.all')}
      >
        <Icon name="back" />
      </Link>
      <Link to={`/members/${profile.id}`} className={`row grow gap-12 ink rounded ${styles.who}`}>
        <Avatar profile={profile} size={40} online={t('profiles.online')} />
        <span className="stack shrink">
          <span className="bold-17 truncate">
            <bdi>{profile.name}</bdi> <span className="regular">{profile.age}</span>
          </span>
          {typing ? (
            <span className="bold-13 secondary" aria-hidden="true">
              {t('conversations.typing')}
            </span>
          ) : profile.fictional ? (
            <FictionalMark small {...fictional.mark} />
          ) : (
            profile.online && (
              <span className="small success" aria-hidden="true">
                {t('profiles.online')}
              </span>
            )
          )}
        </span>
      </Link>
      <span role="status" className="visually-hidden">
        {typing && t('conversations.typing_named', { name: profile.name })}
      </span>
      {onSearch && (
        <IconButton
          label={t('conversations.search.open')}
          title={t('conversations.search.open')}
          aria-keyshortcuts="Control+F Meta+F"
          className={styles.search}
          onClick={onSearch}
        >
          <Icon name="search" size={22} />
        </IconButton>
      )}
      <div className={styles.menu}>
        <Dropdown
          label={t('conversations.more')}
          trigger={<Icon name="more" />}
          items={[
            { key: 'profile', to: `/members/${profile.id}`, label: <Entry icon="person">{t('profiles.view')}</Entry> },
            ...actions,
            ...(onRemove
              ? [
                  {
                    key: 'remove',
                    onSelect: onRemove,
                    label: <Entry icon="trash">{t('conversations.remove_this')}</Entry>,
                  },
                ]
              : []),
          ]}
        />
      </div>
    </header>
  );
}

function Entry({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} />
      {children}
    </>
  );
}
