import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import type { DropdownItem } from '../../ui/dropdown';
import { LoadError } from '../../ui/load-error';
import { Loading } from '../../ui/spinner';
import { toast } from '../../ui/toasts';
import { cachedChat, chatQuery, chatsQuery, fetchOlder, type Conversation as Chat } from './api';
import { inList, prependOlder } from './cache';
import { ClosedConversation } from './closed-conversation';
import { Composer } from './composer';
import { ConversationHead } from './conversation-head';
import type { Content, Outgoing } from './content';
import { takeDraft } from './drafts';
import { FictionalWarning } from './fictional-warning';
import { FirstMessage } from './first-message';
import { GiftButton } from './gifts/gift-button';
import { GiftSheet } from './gifts/gift-sheet';
import { Icebreakers } from './icebreakers/icebreakers';
import { InsufficientCredits } from './insufficient-credits';
import { MessageList } from './message-list';
import { LargePhoto } from './photos/large-photo';
import { PhotoButton } from './photos/photo-button';
import { PhotoChat } from './photos/photo-chat';
import { PhotoSheet } from './photos/photo-sheet';
import { Query } from './search/marked';
import { SearchBar } from './search/search-bar';
import { useSearch } from './search/use-search';
import { usePending } from './outbox';
import { SignsQuestion } from './signs/signs-question';
import { useTellTyping } from './signs/typing';
import { firstUnread } from './timeline';
import { useMarkRead } from './use-mark-read';
import { useRemoveChat } from './use-remove-chat';
import { useSendMessage } from './use-send-message';
import styles from './conversation.module.scss';

type Props = {
  id: string;
  /** The notice for unconfirmed members, from the accounts feature. */
  unconfirmedNotice: ReactNode;
  unblock: (profile: Chat['profile']) => ReactNode;
  /** Other actions on the member, from other features. */
  actions: (chat: Chat) => DropdownItem[];
  /** Reports the message of this version. */
  onReport: (chat: Chat, version: number) => void;
  /** Buttons for other things to send, from other features; left of the field. */
  composerActions?: (compose: Compose) => ReactNode;
};

export type Compose = {
  chat: Chat;
  /** `price`: in credits, as shown on the button that was pressed (MNY-12). */
  send: (content: Content, price: number) => void;
};

export function Conversation({ id, ...slots }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const chat = useQuery(chatQuery(id));

  if (chat.isPending) return <Loading label={t('common.loading')} />;
  if (!chat.data) {
    return (
      <LoadError
        text={ofError(chat.error)}
        onRetry={() => void chat.refetch()}
        busy={chat.isFetching}
        action={<ButtonLink to="/chats">{t('conversations.all')}</ButtonLink>}
      />
    );
  }
  return <OpenConversation chat={chat.data} {...slots} />;
}

function OpenConversation({ chat, ...slots }: Omit<Props, 'id'> & { chat: Chat }) {
  const { unconfirmedNotice, unblock, actions, onReport, composerActions } = slots;
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { ofError } = useErrorText();
  const confirmed = useUser()?.status === 'active';
  const pending = usePending(chat.id);
  const [buying, setBuying] = useState(false);
  const [warning, setWarning] = useState<Outgoing>();
  const [newPrice, setNewPrice] = useState<number>();
  const [loadingOlder, setLoadingOlder] = useState(false);
  const { send, retry, discard } = useSendMessage(chat.id, {
    onNewPrice: ({ content }, price) => content.kind === 'words' && setNewPrice(price),
    onInsufficient: () => setBuying(true),
    onFictional: setWarning,
    onUnconfirmed: () => toast(t('errors.confirmation_required'), 'error'),
  });
  const sendAt = (content: Content, price: number) => {
    setNewPrice(undefined);
    send(content, price);
  };
  const sendWords = (body: string, price: number) => sendAt({ kind: 'words', body }, price);
  const remove = useRemoveChat();
  const navigate = useNavigate();
  const leaveAndRemove = async () => {
    await navigate('/chats', { replace: true });
    remove(cachedChat(cache, chat.id) ?? itemOf(chat));
  };
  const tellTyping = useTellTyping(chat.id, chat.typing_shown === true);
  const unread = useUnread(chat);
  useMarkRead(chat.id, unread, confirmed);

  const loadOlder = () => {
    const first = chat.messages[0];
    if (!first || loadingOlder) return;
    setLoadingOlder(true);
    fetchOlder(chat.id, first.version)
      .then((older) => prependOlder(cache, chat.id, older))
      .catch((error: unknown) => toast(ofError(error), 'error'))
      .finally(() => setLoadingOlder(false));
  };

  const firstNewId = useFirstNew(chat, loadingOlder, loadOlder);

  const search = useSearch(chat.messages);
  const mayWrite = confirmed && !chat.blocked && !chat.closed;
  const nothingYet = chat.messages.length === 0 && pending.length === 0 && !chat.waiting_photos;
  return (
    <section
      tabIndex={-1}
      className="column full-height min-0"
      aria-label={t('conversations.with', { name: chat.profile.name })}
    >
      <ConversationHead
        id={chat.id}
        profile={chat.profile}
        actions={actions(chat)}
        onRemove={nothingYet && !chat.history_months ? undefined : () => void leaveAndRemove()}
        onSearch={nothingYet ? undefined : search.start}
      />
      {search.open && (
        <SearchBar search={search} onOlder={chat.has_more ? loadOlder : undefined} loadingOlder={loadingOlder} />
      )}
      {!confirmed && <div className="still line-below py-12 px-16">{unconfirmedNotice}</div>}
      {nothingYet ? (
        <FirstMessage profile={chat.profile}>
          {mayWrite && <Icebreakers conversationId={chat.id} profile={chat.profile} />}
        </FirstMessage>
      ) : (
        <PhotoChat value={chat}>
          <Query value={search.marked}>
            <MessageList
              chat={chat}
              pending={pending}
              firstNewId={firstNewId}
              loadingOlder={loadingOlder}
              onOlder={loadOlder}
              onRetry={retry}
              onDiscard={discard}
              onReport={confirmed ? (version) => onReport(chat, version) : undefined}
              found={search.current}
            />
          </Query>
        </PhotoChat>
      )}
      {chat.signs_to_choose && mayWrite && <SignsQuestion />}
      {chat.blocked ? (
        <div className={`row wrap justify-center gap-8-16 quiet surface line-above ${styles.blocked}`}>
          <p>{t('conversations.blocked_text', { name: chat.profile.name })}</p>
          {unblock(chat.profile)}
        </div>
      ) : chat.closed ? (
        <ClosedConversation conversationId={chat.id} />
      ) : (
        mayWrite && (
          <Composer
            conversationId={chat.id}
            name={chat.profile.name}
            newPrice={newPrice}
            actions={
              <>
                {composerActions?.({ chat, send: sendAt })}
                <PhotoButton conversationId={chat.id} />
                <GiftButton conversationId={chat.id} />
              </>
            }
            onSend={sendWords}
            onWrite={tellTyping}
          />
        )
      )}
      {confirmed && <GiftSheet chat={chat} onGive={sendAt} />}
      {confirmed && <PhotoSheet chat={chat} onSend={(file, price) => sendAt({ kind: 'photo', file }, price)} />}
      <LargePhoto chat={chat} />
      <InsufficientCredits
        open={buying}
        onClose={() => setBuying(false)}
        conversationId={chat.id}
        name={chat.profile.name}
      />
      <FictionalWarning
        open={warning !== undefined}
        chat={chat}
        message={warning}
        onClose={() => setWarning(undefined)}
        onAcknowledged={(price) => {
          setWarning(undefined);
          // The text went back into the field, and may have been edited since.
          if (warning?.content.kind === 'words') sendWords(takeDraft(chat.id), price);
          else if (warning) sendAt(warning.content, price);
        }}
      />
    </section>
  );
}

const itemOf = ({ id, profile, num_unread_messages, messages, blocked }: Chat) => ({
  id,
  profile,
  num_unread_messages,
  messages: messages.slice(-1).map(inList),
  blocked,
});

/**
 * The line "new" stays where it was when the conversation was opened, also once everything is read. If more than a page is
 * new, the pages up to the first new message are loaded.
 */
function useFirstNew(chat: Chat, loading: boolean, loadOlder: () => void): string | undefined {
  const cache = useQueryClient();
  const [arrival] = useState(() => ({
    unread: cachedChat(cache, chat.id)?.num_unread_messages ?? chat.num_unread_messages,
    newest: chat.messages.at(-1)?.version ?? 0,
  }));
  const there = chat.messages.filter(({ version }) => version <= arrival.newest);
  const lacks = there.filter(({ from_me }) => !from_me).length < arrival.unread && chat.has_more;
  const asked = useRef(0);
  const oldest = chat.messages[0]?.version ?? 0;
  useEffect(() => {
    if (!lacks || loading || asked.current === oldest) return;
    asked.current = oldest;
    loadOlder();
  }, [lacks, loading, oldest, loadOlder]);
  return firstUnread(there, arrival.unread);
}

/** The unread count of the chat list, which is live; the conversation's own is that of its last fetch. */
function useUnread(chat: Chat): number {
  const { data } = useQuery({
    ...chatsQuery(),
    select: (list) => list.chats.find(({ id }) => id === chat.id)?.num_unread_messages,
  });
  return data ?? chat.num_unread_messages;
}
