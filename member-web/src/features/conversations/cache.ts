import type { QueryClient } from '@tanstack/react-query';
import { changeUser, userQuery } from '../../lib/session';
import { cachedChat, chatQuery, chatsQuery, type Chat, type Chats, type Conversation, type Message } from './api';
import { dropPending } from './outbox';

/** What the stream and our own sends tell goes straight into the cache; nothing is fetched again for it. */
export function applyMessage(cache: QueryClient, conversationId: string, message: Message) {
  dropPending(message.id);
  const known = cache.getQueryData<Conversation>(chatQuery(conversationId).queryKey);
  if (known?.messages.some(({ id }) => id === message.id)) return;

  cache.setQueryData<Conversation>(chatQuery(conversationId).queryKey, (chat) =>
    chat ? { ...chat, messages: insert(chat.messages, message) } : chat,
  );
  if (!cachedChat(cache, conversationId)) {
    void cache.invalidateQueries({ queryKey: chatsQuery().queryKey });
    void cache.invalidateQueries({ queryKey: userQuery.queryKey });
    return;
  }

  const unread = message.from_me ? 0 : 1;
  cache.setQueryData<Chats>(chatsQuery().queryKey, (list) => {
    if (!list) return list;
    const chat = list.chats.find(({ id }) => id === conversationId);
    if (!chat) return list;
    const { from_me, body, sent_at } = message;
    const changed: Chat = {
      ...chat,
      last_message: { from_me, body, sent_at },
      num_unread_messages: chat.num_unread_messages + unread,
    };
    return {
      chats: [changed, ...list.chats.filter(({ id }) => id !== conversationId)],
      num_unread_messages: list.num_unread_messages + unread,
    };
  });
  if (unread) changeUser(cache, (user) => ({ ...user, num_unread_messages: user.num_unread_messages + unread }));
}

/** Opening a conversation sets its unread count to 0 (CHT-01). */
export function applyRead(cache: QueryClient, conversationId: string) {
  const unread = cachedChat(cache, conversationId)?.num_unread_messages ?? 0;
  cache.setQueryData<Conversation>(
    chatQuery(conversationId).queryKey,
    (chat) => chat && { ...chat, num_unread_messages: 0 },
  );
  if (!unread) return;
  cache.setQueryData<Chats>(
    chatsQuery().queryKey,
    (list) =>
      list && {
        chats: list.chats.map((chat) => (chat.id === conversationId ? { ...chat, num_unread_messages: 0 } : chat)),
        num_unread_messages: Math.max(0, list.num_unread_messages - unread),
      },
  );
  changeUser(cache, (user) => ({ ...user, num_unread_messages: Math.max(0, user.num_unread_messages - unread) }));
}

export function prependOlder(
  cache: QueryClient,
  conversationId: string,
  older: { messages: Message[]; has_more: boolean },
) {
  cache.setQueryData<Conversation>(chatQuery(conversationId).queryKey, (chat) => {
    if (!chat) return chat;
    const shown = new Set(chat.messages.map(({ id }) => id));
    const messages = [...older.messages.filter(({ id }) => !shown.has(id)), ...chat.messages];
    return { ...chat, messages, has_more: older.has_more };
  });
}

function insert(messages: Message[], message: Message): Message[] {
  const at = messages.findLastIndex(({ version }) => version < message.version);
  return [...messages.slice(0, at + 1), message, ...messages.slice(at + 1)];
}
