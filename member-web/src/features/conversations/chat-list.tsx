import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../lib/error-text';
import { useInView } from '../../lib/in-view';
import { change } from '../../lib/outrun';
import { Button, ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toasts';
import { chatsQuery, fetchChats, withOlderChats, type Chat, type Chats } from './api';
import { ChatListItem } from './chat-list-item';
import { useRemoveChat } from './use-remove-chat';
import styles from './chat-list.module.scss';

export function ChatList({ currentId }: { currentId: string | undefined }) {
  const { t } = useTranslation();
  return (
    <nav tabIndex={-1} className={`column full-height min-0 ${styles.column}`} aria-label={t('conversations.title')}>
      <header className={`still ${styles.head}`}>
        <h2 className="bold-26" aria-hidden="true">
          {t('conversations.title')}
        </h2>
      </header>
      <Items currentId={currentId} />
    </nav>
  );
}

function Items({ currentId }: { currentId: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const list = useQuery(chatsQuery());
  const remove = useRemoveChat();
  const navigate = useNavigate();

  const leaveAndRemove = async (chat: Chat) => {
    if (chat.id === currentId) await navigate('/chats', { replace: true });
    remove(chat);
  };

  if (list.isPending) return <ListSkeleton />;
  if (!list.data)
    return <LoadError text={ofError(list.error)} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (list.data.chats.length === 0) {
    return (
      <EmptyState
        drawing={DRAWINGS.chats}
        title={t('conversations.none_title')}
        action={
          <ButtonLink variant="primary" to="/members">
            {t('app.to_members')}
          </ButtonLink>
        }
      >
        {t('conversations.none_text')}
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={`fill min-0 ${styles.list}`}>
      {list.data.chats.map((chat) => (
        <li key={chat.id}>
          <ChatListItem chat={chat} current={chat.id === currentId} onRemove={() => void leaveAndRemove(chat)} />
        </li>
      ))}
      {list.data.next && <Older key={list.data.next} list={list.data} />}
    </ul>
  );
}

/** Comes into sight at the end of what is loaded, and loads what follows. */
function Older({ list }: { list: Chats }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const cache = useQueryClient();
  const [loading, setLoading] = useState(false);
  const load = () => {
    if (loading) return;
    setLoading(true);
    fetchChats(list.next)
      .then((older) => change<Chats>(cache, chatsQuery().queryKey, (known) => withOlderChats(known, older)))
      .catch((error: unknown) => toast(ofError(error), 'error'))
      .finally(() => setLoading(false));
  };
  const end = useInView<HTMLLIElement>(load);
  return (
    <li ref={end} className={`place-center secondary ${styles.older}`}>
      {loading ? <Spinner /> : <Button onClick={load}>{t('conversations.older_chats')}</Button>}
    </li>
  );
}

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`fill min-0 ${styles.list}`} role="status" aria-label={t('common.loading')}>
      {[68, 52, 80, 60, 72, 56].map((width) => (
        <div key={width} className={`row gap-12 min-76 ink rounded px-8 py-10 ${styles.item}`}>
          <Skeleton width={56} height={56} round />
          <span className="stack grow gap-10">
            <Skeleton width="40%" />
            <Skeleton width={`${width}%`} height={14} />
          </span>
        </div>
      ))}
    </div>
  );
}
