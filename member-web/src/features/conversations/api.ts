import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, queries } from '../../lib/api-client/client';
import { newKey } from '../../lib/api-client/action-key';
import type { Answer, Card } from '../../lib/api-client/types';

type Of<T> = Omit<T, 'profile'> & { profile: Card };
export type Chat = Of<Answer<'/api/chats', 'get'>['chats'][number]>;
export type Chats = { chats: Chat[]; num_unread_messages: number };
export type Conversation = Of<Answer<'/api/chats/{id}', 'get'>>;
export type Message = Conversation['messages'][number];
export type SentMessage = Answer<'/api/chats/{id}/messages', 'post'>;

export const chatsQuery = () => queries.queryOptions('get', '/api/chats', {});
export const chatQuery = (id: string) => queries.queryOptions('get', '/api/chats/{id}', { params: { path: { id } } });

export const openChat = (profileId: string) =>
  dataOf(api.POST('/api/chats', { body: { profile_id: profileId }, headers: { 'Idempotency-Key': newKey() } }));

export const fetchNewest = (id: string) => dataOf(api.GET('/api/chats/{id}', { params: { path: { id } } }));

export const fetchOlder = (id: string, before: number) =>
  dataOf(api.GET('/api/chats/{id}', { params: { path: { id }, query: { before } } }));

export const postRead = (id: string) => dataOf(api.POST('/api/chats/{id}/read', { params: { path: { id } } }));

export const postTyping = (id: string) => dataOf(api.POST('/api/chats/{id}/typing', { params: { path: { id } } }));

export const postWarningAcknowledged = (id: string) =>
  dataOf(api.POST('/api/chats/{id}/fictional-warning', { params: { path: { id } } }));

export const deleteChat = (id: string) => dataOf(api.DELETE('/api/chat', { params: { query: { id } } }));

export const restoreChat = (id: string) => dataOf(api.POST('/api/chats/{id}/restore', { params: { path: { id } } }));

/** The message's id is the key it is sent with, so a repeated send is the same message. */
export const postMessage = (id: string, message: { id: string; body: string; price: number; gift?: string }) =>
  dataOf(
    api.POST('/api/chats/{id}/messages', {
      params: { path: { id } },
      body: { body: message.body, price: message.price, ...(message.gift && { gift: message.gift }) },
      headers: { 'Idempotency-Key': message.id },
    }),
  );

export function cachedChat(cache: QueryClient, id: string): Chat | undefined {
  return cache.getQueryData<Chats>(chatsQuery().queryKey)?.chats.find((chat) => chat.id === id);
}
