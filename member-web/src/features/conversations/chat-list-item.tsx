import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { isSecondOfTwo } from '../../lib/double-press';
import { useFictional } from '../../lib/fictional';
import { useFormat } from '../../lib/format';
import { useGiftText } from '../../lib/gifts';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/button';
import { FictionalMark } from '../../ui/fictional-mark';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import type { Chat } from './api';
import { useDraft } from './drafts';
import { useTyping } from './signs/typing';
import { useSwipeAway } from './use-swipe-away';
import styles from './chat-list.module.scss';

type Props = { chat: Chat; current: boolean; onRemove: () => void };

export function ChatListItem({ chat, current, onRemove }: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  const format = useFormat();
  const {
    profile,
    messages: [last],
    num_unread_messages: unread,
  } = chat;

  const { row, front, close } = useSwipeAway(onRemove);

  return (
    <div ref={row} className={`relative rounded ${styles.row}`}>
      {/* For fingers: keys and readers have the button below. */}
      <button
        type="button"
        className={`items-center absolute ${styles.swiped}`}
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => {
          close();
          onRemove();
        }}
      >
        <span>
          <Icon name="trash" size={20} />
          {t('conversations.remove_short')}
        </span>
      </button>
      <div className={`row relative rounded ${styles.front}`} {...front}>
        <Link
          draggable={false}
          to={`/chats/${chat.id}`}
          className={`row gap-12 min-76 ink rounded px-8 py-10 ${styles.item} ${unread ? styles.unread : ''}`}
          aria-current={current ? 'page' : undefined}
        >
          <Avatar profile={profile} size={56} online={t('profiles.online')} />
          <span className="stack grow gap-2">
            <span className="row between gap-8 shrink">
              <span className="bold-17 truncate">
                <bdi>{profile.name}</bdi> <span className="regular">{profile.age}</span>
              </span>
              {last && (
                <time className={`still small quiet ${styles.when}`} dateTime={last.sent_at}>
                  {format.recent(last.sent_at)}
                </time>
              )}
            </span>
            {profile.fictional && <FictionalMark small {...fictional.mark} />}
            <span className="row between gap-8 shrink">
              <Preview chat={chat} />
              {unread > 0 && (
                <span className={`still ${styles.count}`}>
                  <Badge count={unread} label={t('conversations.unread', { count: unread })} />
                </span>
              )}
            </span>
          </span>
        </Link>
        <IconButton
          ref={leavesFocus}
          label={t('conversations.remove', { name: profile.name })}
          title={t('conversations.remove', { name: profile.name })}
          className={styles.remove}
          // The next row has moved under it.
          onClick={(press) => isSecondOfTwo(press) || onRemove()}
        >
          <Icon name="trash" size={18} />
        </IconButton>
      </div>
    </div>
  );
}

function Preview({
  chat: {
    id,
    blocked,
    messages: [last],
  },
}: {
  chat: Chat;
}) {
  const { t } = useTranslation();
  const draft = useDraft(id);
  const giftText = useGiftText();
  const typing = useTyping(id);
  if (blocked) {
    return (
      <span className={styles.preview}>
        <Icon name="block" size={14} /> {t('conversations.blocked')}
      </span>
    );
  }
  if (typing) return <span className={styles.preview}>{t('conversations.typing')}</span>;
  if (draft.trim()) {
    return (
      <span className={styles.preview}>
        <strong>{t('conversations.draft')}</strong> {draft}
      </span>
    );
  }
  if (!last) return <span className={styles.preview}>{t('conversations.nothing_yet')}</span>;
  if (last.body === null) {
    return (
      <span className={styles.preview}>
        <Icon name="lock" size={14} /> {t('conversations.not_shown')}
      </span>
    );
  }
  return (
    <span className={styles.preview}>
      {last.from_me && `${t('conversations.you')}: `}
      {[last.photo && t('conversations.photo.one'), last.gift && giftText(last.gift), last.body]
        .filter(Boolean)
        .join(' – ')}
    </span>
  );
}
