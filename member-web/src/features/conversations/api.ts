import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, queries } from '../../lib/api-client/client';
import { newKey } from '../../lib/new-key';
import type { Answer, Card } from '../../lib/api-client/types';

type Of<T> = Omit<T, 'profile'> & { profile: Card };
export type Chat = Of<Answer<'/api/chats', 'get'>['chats'][number]>;
export type Chats = Omit<Answer<'/api/chats', 'get'>, 'chats'> & { chats: Chat[] };
export type Conversation = Of<Answer<'/api/chats/{id}', 'get'>>;
export type Message = Conversation['messages'][number];
/** Tells messages apart: by who wrote them, too, because each one's id is of their writer's making. */
export const keyOf = ({ id, from_me }: Pick<Message, 'id' | 'from_me'>) => (from_me ? id : `theirs ${id}`);
/** An own photo that the other knows nothing of: it waits to be inspected, or did not pass. */
export type WaitingPhoto = NonNullable<Conversation['waiting_photos']>[number];

/** Maximum number of pages to refetch. Older ones are loaded again when the reader scrolls to them. */
const MOST_PAGES = 10;

/** As of a conversation: a refetch covers all loaded pages. */
export const chatsQuery = () => {
  const options = queries.queryOptions('get', '/api/chats', {});
  return {
    ...options,
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<Chats> => {
      const loaded = client.getQueryData<Chats>(options.queryKey)?.chats.length ?? 0;
      let list = await fetchChats(undefined, signal);
      for (let page = 1; page < MOST_PAGES; page++) {
        if (!list.next || list.chats.length >= loaded) break;
        list = withOlderChats(list, await fetchChats(list.next, signal));
      }
      return list;
    },
  };
};

export const fetchChats = (before?: string, signal?: AbortSignal): Promise<Chats> =>
  dataOf(api.GET('/api/chats', { params: { query: before ? { before } : {} }, ...(signal && { signal }) }));

/** What moved up while they were asked for stays where it is now. */
export function withOlderChats({ chats, num_unread_messages }: Chats, older: Chats): Chats {
  const shown = new Set(chats.map(({ id }) => id));
  const all = [...chats, ...older.chats.filter(({ id }) => !shown.has(id))];
  return { chats: all, num_unread_messages, ...(older.next && { next: older.next }) };
}

/** A refetch covers all loaded pages, so that readers of older messages keep their place and see photos there change. */
export const chatQuery = (id: string) => {
  const options = queries.queryOptions('get', '/api/chats/{id}', { params: { path: { id } } });
  return {
    ...options,
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      const loaded = client.getQueryData<Conversation>(options.queryKey)?.messages[0]?.version ?? Infinity;
      let chat = await fetchNewest(id, signal);
      for (let page = 1; page < MOST_PAGES; page++) {
        const [first] = chat.messages;
        if (!first || first.version <= loaded || !chat.has_more) break;
        chat = withOlder(chat, await fetchOlder(id, first.version, signal));
      }
      return chat;
    },
  };
};

type Older = Pick<Conversation, 'messages' | 'has_more' | 'history_months'>;

export function withOlder(chat: Conversation, { messages: older, has_more, history_months }: Older): Conversation {
  const shown = new Set(chat.messages.map(keyOf));
  const messages = [...older.filter((message) => !shown.has(keyOf(message))), ...chat.messages];
  return { ...chat, messages, has_more, ...(history_months !== undefined && { history_months }) };
}

export const openChat = (profileId: string) =>
  dataOf(api.POST('/api/chats', { body: { profile_id: profileId }, headers: { 'Idempotency-Key': newKey() } }));

export const fetchNewest = (id: string, signal?: AbortSignal) =>
  dataOf(api.GET('/api/chats/{id}', { params: { path: { id } }, ...(signal && { signal }) }));

export const fetchOlder = (id: string, before: number, signal?: AbortSignal) =>
  dataOf(api.GET('/api/chats/{id}', { params: { path: { id }, query: { before } }, ...(signal && { signal }) }));

export const postRead = (id: string) => dataOf(api.POST('/api/chats/{id}/read', { params: { path: { id } } }));

export const postTyping = (id: string) => dataOf(api.POST('/api/chats/{id}/typing', { params: { path: { id } } }));

export const postWarningAcknowledged = (id: string) =>
  dataOf(api.POST('/api/chats/{id}/fictional-warning', { params: { path: { id } } }));

export const deleteChat = (id: string) => dataOf(api.DELETE('/api/chat', { body: { id } }));

export const restoreChat = (id: string) => dataOf(api.POST('/api/chats/{id}/restore', { params: { path: { id } } }));

/** The message's id is its idempotency key: sending it again gives the same message. */
export const postMessage = (
  id: string,
  message: { id: string; body: string; price: number; gift?: string; shown?: 'unnamed' | 'named' | undefined },
) =>
  dataOf(
    api.POST('/api/chats/{id}/messages', {
      params: { path: { id } },
      body: {
        body: message.body,
        price: message.price,
        ...(message.gift && { gift: message.gift }),
        ...(message.shown && { gift_shown: message.shown }),
      },
      headers: { 'Idempotency-Key': message.id },
    }),
  );

export function cachedChat(cache: QueryClient, id: string): Chat | undefined {
  return cache.getQueryData<Chats>(chatsQuery().queryKey)?.chats.find((chat) => chat.id === id);
}
