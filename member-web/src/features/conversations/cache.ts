import type { QueryClient } from '@tanstack/react-query';
import { askAnew, change, outrun } from '../../lib/outrun';
import { changeUser, userQuery } from '../../lib/session';
import {
  cachedChat,
  chatQuery,
  chatsQuery,
  fetchNewest,
  keyOf,
  withOlder,
  type Chat,
  type Chats,
  type Conversation,
  type Message,
} from './api';
import { forgetDraft } from './drafts';
import { dropPending, isPending } from './outbox';
import { endTyping } from './signs/typing';

/** Events of the live stream and our own sends update the cache directly, without a refetch. */
export function applyMessage(cache: QueryClient, conversationId: string, message: Message) {
  const key = keyOf(message);
  const sentHere = isPending(key);
  dropPending(key);
  if (!message.from_me) endTyping(conversationId);
  const known = cache.getQueryData<Conversation>(chatQuery(conversationId).queryKey);
  const shown = known?.messages.some((one) => keyOf(one) === key) ?? false;
  const listed = cachedChat(cache, conversationId);
  const counted = listed && isCounted(message, listed);
  // What was written here too, in a tab that was copied from this one, has been sent there.
  if (message.from_me && !sentHere && !shown && message.body) forgetDraft(conversationId, message.body);
  if (shown && (!listed || counted)) return;

  change<Conversation>(cache, chatQuery(conversationId).queryKey, (chat) => ({
    ...chat,
    messages: shown ? chat.messages : insert(chat.messages, message),
  }));
  // The server counts unread messages; counting here too would count them twice.
  if (shown || !listed || counted) return void recount(cache);

  const unread = message.from_me ? 0 : 1;
  change<Chats>(cache, chatsQuery().queryKey, (list) => {
    const chat = list.chats.find(({ id }) => id === conversationId);
    if (!chat) return list;
    const changed: Chat = {
      ...chat,
      messages: [inList(message)],
      num_unread_messages: chat.num_unread_messages + unread,
    };
    return {
      ...list,
      chats: [changed, ...list.chats.filter(({ id }) => id !== conversationId)],
      num_unread_messages: list.num_unread_messages + unread,
    };
  });
  if (unread) changeUser(cache, (user) => ({ ...user, num_unread_messages: user.num_unread_messages + unread }));
}

/** A message as the list shows it. */
export const inList = ({ from_me, body, gift, photo, sent_at }: Message): Chat['messages'][number] => ({
  from_me,
  body,
  ...(gift && { gift }),
  ...(photo && { photo: true }),
  sent_at,
});

/** Marks a message that nobody answered in time: its credits were returned (PRO-04). */
export function applyReturned(cache: QueryClient, conversationId: string, messageId: string, credits: number) {
  const withReturned = (message: Message) =>
    keyOf(message) === messageId ? { ...message, credits_returned: credits } : message;
  change<Conversation>(cache, chatQuery(conversationId).queryKey, (chat) => ({
    ...chat,
    messages: chat.messages.map(withReturned),
  }));
}

/** The other member has read up to this version (CHT-09). */
export function applySeen(cache: QueryClient, conversationId: string, upTo: number) {
  change<Conversation>(cache, chatQuery(conversationId).queryKey, (chat) => ({
    ...chat,
    read_up_to: Math.max(chat.read_up_to ?? 0, upTo),
  }));
}

/** Whether the list already includes it: the list was fetched after it was sent. */
const isCounted = ({ sent_at }: Message, { messages: [newest] }: Chat) =>
  newest !== undefined && Date.parse(sent_at) <= Date.parse(newest.sent_at);

const recount = (cache: QueryClient) =>
  Promise.all([chatsQuery().queryKey, userQuery.queryKey].map((queryKey) => askAnew(cache, { queryKey })));

/** The conversation was read on another screen. Refetched, because messages that came after that are still unread. */
export function toldRead(cache: QueryClient, conversationId: string) {
  if (cachedChat(cache, conversationId)?.num_unread_messages === 0) return;
  void askAnew(cache, { queryKey: chatQuery(conversationId).queryKey });
  void recount(cache);
}

/** Opening a conversation sets its unread count to 0 (CHT-01). */
export function applyRead(cache: QueryClient, conversationId: string) {
  const unread = cachedChat(cache, conversationId)?.num_unread_messages ?? 0;
  change<Conversation>(cache, chatQuery(conversationId).queryKey, (chat) => ({ ...chat, num_unread_messages: 0 }));
  if (!unread) return;
  change<Chats>(cache, chatsQuery().queryKey, (list) => ({
    ...list,
    chats: list.chats.map((chat) => (chat.id === conversationId ? { ...chat, num_unread_messages: 0 } : chat)),
    num_unread_messages: Math.max(0, list.num_unread_messages - unread),
  }));
  changeUser(cache, (user) => ({ ...user, num_unread_messages: Math.max(0, user.num_unread_messages - unread) }));
}

/** Removes a conversation from the list, the unread count and the cache. */
export function takeOut(cache: QueryClient, { id, num_unread_messages: unread }: Chat) {
  cache.removeQueries({ queryKey: chatQuery(id).queryKey });
  changeList(cache, -unread, (chats) => chats.filter((chat) => chat.id !== id));
}

/** Undoes the removal: the conversation returns to its place by the time of its newest message. */
export function putBack(cache: QueryClient, chat: Chat) {
  const known = cachedChat(cache, chat.id);
  const when = ({ messages: [newest] }: Chat) => (newest ? Date.parse(newest.sent_at) : Infinity);
  changeList(cache, chat.num_unread_messages - (known?.num_unread_messages ?? 0), (chats) => {
    const others = chats.filter(({ id }) => id !== chat.id);
    const at = others.findIndex((other) => when(other) < when(chat));
    return at < 0 ? [...others, chat] : others.toSpliced(at, 0, chat);
  });
}

function changeList(cache: QueryClient, unread: number, how: (chats: Chat[]) => Chat[]) {
  change<Chats>(cache, chatsQuery().queryKey, (list) => ({
    ...list,
    chats: how(list.chats),
    num_unread_messages: Math.max(0, list.num_unread_messages + unread),
  }));
  changeUser(cache, (user) => ({ ...user, num_unread_messages: Math.max(0, user.num_unread_messages + unread) }));
}

/** Refetches after a failure, or a change on another screen; without an id, every conversation. */
export function reloadChats(cache: QueryClient, conversationId?: string) {
  const queryKey = conversationId ? chatQuery(conversationId).queryKey : ['get', '/api/chats/{id}'];
  cache.removeQueries({ queryKey, type: 'inactive' });
  return Promise.all([askAnew(cache, { queryKey }), recount(cache)]);
}

/**
 * Fetches what the stream missed while there was no connection: the newest page of each conversation on the screen,
 * merged into the pages that are loaded. Other conversations are refetched when they are opened.
 */
export async function catchUp(cache: QueryClient): Promise<void> {
  const queryKey = ['get', '/api/chats/{id}'];
  cache.removeQueries({ queryKey, type: 'inactive' });
  // A first answer still under way may have been read before the stream opened.
  outrun(cache, { queryKey, predicate: ({ state }) => state.data === undefined });
  const open = cache.getQueryCache().findAll({ queryKey, type: 'active' });
  const known = open.flatMap(({ state }) => (state.data as Conversation | undefined) ?? []);
  await Promise.all(
    known.map(({ id, messages }) =>
      fetchNewest(id).then(
        (newest) => putTo(cache, newest, messages.at(-1)?.version ?? 0),
        // The next connection, or opening the conversation again, repeats it.
        () => undefined,
      ),
    ),
  );
}

/** @param latest version of the latest message that was known when `newest` was asked for; 0 of none */
function putTo(cache: QueryClient, newest: Conversation, latest: number) {
  for (const id of [...newest.messages.map(keyOf), ...(newest.waiting_photos ?? []).map((own) => own.id)])
    dropPending(id);
  change<Conversation>(cache, chatQuery(newest.id).queryKey, (known) => {
    const [first, last] = [newest.messages[0], newest.messages.at(-1)];
    const joins = first && known.messages.some(({ version }) => version >= first.version);
    // Sent, or told by the stream, while this answer was under way.
    const since = known.messages.filter(({ version }) => version > (last?.version ?? latest));
    if (!joins || !newest.has_more) return { ...newest, messages: [...newest.messages, ...since] };
    const older = known.messages.filter(({ version }) => version < first.version);
    const has_more = older.length ? known.has_more : newest.has_more;
    return { ...newest, messages: [...older, ...newest.messages, ...since], has_more };
  });
}

export function prependOlder(
  cache: QueryClient,
  conversationId: string,
  older: Pick<Conversation, 'messages' | 'has_more' | 'history_months'>,
) {
  cache.setQueryData<Conversation>(chatQuery(conversationId).queryKey, (chat) => chat && withOlder(chat, older));
}

function insert(messages: Message[], message: Message): Message[] {
  const at = messages.findLastIndex(({ version }) => version < message.version);
  return [...messages.slice(0, at + 1), message, ...messages.slice(at + 1)];
}
