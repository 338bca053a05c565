import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { chatsQuery, type Message } from '../features/conversations/api';
import {
  applyMessage,
  applyReturned,
  applySeen,
  catchUp,
  reloadChats,
  toldRead,
} from '../features/conversations/cache';
import { keptQuery } from '../features/conversations/kept/api';
import { showTyping } from '../features/conversations/signs/typing';
import { likesQuery } from '../features/likes/api';
import { newLikes, tellMatchesSince } from '../features/likes/untold';
import { markLiked, tellLiked } from '../features/likes/cache';
import { showMatch, showNewLike } from '../features/likes/moments';
import { reportHidden } from '../features/notifications/page-hidden';
import { usePushState } from '../features/notifications/push';
import { photosChanged } from '../features/photos/api';
import { onEndOutOfSight } from '../lib/api-client/client';
import { keepBalance } from '../lib/balance';
import { lastSeen } from '../lib/connection';
import { keepAnswers } from '../lib/kept-answers';
import { askAnew } from '../lib/outrun';
import { userQuery } from '../lib/session';
import { followStream } from '../lib/shared-stream';
import { sendLater } from './send-later';

const FIRST_REFRESH = 5_000;
const REFRESH = 60_000;
/** Push tells what is new; the refetch heals what it missed. */
const REFRESH_WITH_PUSH = 300_000;

/** While a member is here: what happens elsewhere arrives by itself, and a calm refetch heals what was missed. */
export function Live({ memberId }: { memberId: string }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const go = useEffectEvent(() => sendLater(cache, navigate));
  useEffect(() => listen(cache, memberId, () => go()), [cache, memberId]);
  const every = usePushState() === 'subscribed' ? REFRESH_WITH_PUSH : REFRESH;
  useEffect(() => refreshSoon(cache), [cache]);
  useEffect(() => refreshRegularly(cache, every), [cache, every]);
  useEffect(() => followSight(cache), [cache]);
  useEffect(() => keepAnswers(cache, memberId), [cache, memberId]);
  return null;
}

function listen(cache: QueryClient, memberId: string, later: () => void) {
  const handlers = new Map<string, (data: string) => void>();
  const on = <T>(name: string, handle: (data: T) => void) =>
    handlers.set(name, (data) => handle(JSON.parse(data) as T));
  let interrupted = false;
  let untold = newLikes(cache);

  handlers.set('error', () => {
    if (!interrupted) untold = newLikes(cache);
    interrupted = true;
  });
  handlers.set('open', () => {
    if (interrupted) void refetchAll(cache);
    // Also at first: what came between an answer and this moment was told to nobody.
    void catchUp(cache);
    void tellMatchesSince(cache, untold);
    interrupted = false;
    // Whatever was shown of the last visit is asked for anew.
    if (lastSeen.get()) void cache.invalidateQueries();
    lastSeen.set(false);
    later();
  });

  on<{ conversation_id: string; message: Message; photo?: true }>('message', ({ conversation_id, message, photo }) =>
    // Where a photo is to be seen, each reader asks for themselves.
    photo ? void reloadChats(cache, conversation_id) : applyMessage(cache, conversation_id, message),
  );
  on<{ conversation_id: string; after: number }>('typing', ({ conversation_id, after }) =>
    showTyping(cache, conversation_id, after),
  );
  on<{ conversation_id: string; up_to: number }>('seen', ({ conversation_id, up_to }) =>
    applySeen(cache, conversation_id, up_to),
  );
  on<{ conversation_id: string }>('read', ({ conversation_id }) => toldRead(cache, conversation_id));
  on<{ conversation_id: string; message_id: string; credits: number }>(
    'returned',
    ({ conversation_id, message_id, credits }) => applyReturned(cache, conversation_id, message_id, credits),
  );
  on<{ credits: number; paid_user: boolean; version: number }>('credits', (balance) => keepBalance(cache, balance));
  on('refund', () => void askAnew(cache, { predicate: ({ queryKey }) => isAboutRefunds(queryKey) }));
  on('unsent', () => void askAnew(cache, { queryKey: keptQuery.queryKey }));
  on('photos', () => void photosChanged(cache));
  const likesChanged = () =>
    Promise.all([likesQuery().queryKey, userQuery.queryKey].map((queryKey) => askAnew(cache, { queryKey })));
  on<{ member_id: string }>('like', ({ member_id }) => {
    showNewLike(member_id);
    void likesChanged();
  });
  on<{ member_id: string }>('match', ({ member_id }) => {
    markLiked(cache, member_id, { match: true });
    showMatch(member_id);
    void likesChanged();
  });
  on<{ member_id?: string; liked_by_me?: boolean }>('likes', ({ member_id, liked_by_me }) => {
    if (member_id && liked_by_me !== undefined) tellLiked(cache, member_id, liked_by_me);
    void likesChanged();
  });
  on<{ conversation_id?: string }>('chats', ({ conversation_id }) => void reloadChats(cache, conversation_id));
  // More than the status changes with it: what can be tried next.
  on<{ payment_id: string }>(
    'payment',
    ({ payment_id }) => void askAnew(cache, { queryKey: ['get', '/api/payments/{id}', payment_id] }),
  );

  const stop = followStream('/api/stream', `stream-${memberId}`, handlers);
  window.addEventListener('online', later);
  return () => {
    window.removeEventListener('online', later);
    stop();
  };
}

const isAboutRefunds = ([, path]: readonly unknown[]) =>
  typeof path === 'string' && /^\/api\/(refunds|transactions)/.test(path);

const refresh = (cache: QueryClient) => {
  if (document.visibilityState === 'visible') void refetchAll(cache);
};

/** CHT-09: the user record with the chat list and likes, first after 5 s, then every 60 s, or 300 s with push. */
function refreshSoon(cache: QueryClient) {
  const first = setTimeout(() => refresh(cache), FIRST_REFRESH);
  return () => clearTimeout(first);
}

function refreshRegularly(cache: QueryClient, every: number) {
  const regular = setInterval(() => refresh(cache), every);
  return () => clearInterval(regular);
}

/** Out of sight, news goes by push and mail; back again, the page catches up. */
function followSight(cache: QueryClient) {
  const hidden = () => document.visibilityState === 'hidden';
  const change = () => (hidden() ? reportHidden() : refresh(cache));
  // Whoever left while this code was still loading has called as somebody who is here.
  if (hidden()) reportHidden();
  document.addEventListener('visibilitychange', change);
  // A call from before may arrive after what was reported, as of somebody who is still here.
  const noLonger = onEndOutOfSight(reportHidden);
  return () => {
    noLonger();
    document.removeEventListener('visibilitychange', change);
  };
}

export async function refetchAll(cache: QueryClient) {
  await Promise.all([
    cache.invalidateQueries({ queryKey: userQuery.queryKey }),
    cache.invalidateQueries({ queryKey: chatsQuery().queryKey }),
    cache.invalidateQueries({ queryKey: likesQuery().queryKey }),
  ]);
  // Also where no open page shows them: the lists agree with the badges as soon as one goes there.
  await Promise.all([cache.prefetchQuery(chatsQuery()), cache.prefetchQuery(likesQuery())]);
}
