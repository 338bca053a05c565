import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, dataOf, queries } from '../../lib/api-client/client';
import { isApiError } from '../../lib/api-client/api-error';
import { newKey } from '../../lib/new-key';
import type { Answer } from '../../lib/api-client/types';
import { onSignOut } from '../../lib/session';

export type SwipeGame = Answer<'/api/swipe-game', 'get'>;
export type SwipeCard = SwipeGame['profiles'][number];
type Allowance = Pick<SwipeGame, 'likes_left' | 'next_like_at' | 'wait_hours'>;

/** While a like is waited for, the server is asked again: its clock counts, not the browser's (DSC-06). */
const WAIT_REFRESH = 60_000;
/** Fewer cards than this: the next ones are fetched before the last is swiped. */
const FEW = 4;

export const swipeGameQuery = () =>
  queries.queryOptions(
    'get',
    '/api/swipe-game',
    {},
    {
      // Cards of another visit may be of people who have gone since.
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.likes_left === 0 ? WAIT_REFRESH : false),
    },
  );
const { queryKey } = swipeGameQuery();

const SWIPES = ['swipe-game'] as const;
/** One after the other: undo follows the swipe that it undoes. */
const scope = { id: 'swipe-game' };

/** Swiped while this page is open: an answer that was read before it would bring them again. */
const swiped = new Set<string>();
onSignOut(() => swiped.clear());

export const deckOf = ({ profiles }: SwipeGame): SwipeCard[] => profiles.filter(({ id }) => !swiped.has(id));

export interface Swipe {
  card: SwipeCard;
  like: boolean;
  key: string;
}

interface Listener {
  /** The like is given, or with undo taken back. */
  onLiked: (id: string, now: { liked: boolean; match: boolean }) => void;
  onError: (error: unknown) => void;
}

/** The card leaves at once, and comes back where the server refuses the like. */
export function useSwipe({ onLiked, onError }: Listener) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    scope,
    mutationKey: SWIPES,
    mutationFn: ({ card: { id }, like, key }: Swipe) =>
      dataOf(
        api.PUT('/api/swipe-game/swipes/{id}', {
          params: { path: { id } },
          headers: { 'Idempotency-Key': key },
          body: { like },
        }),
      ),
    onMutate: async ({ card, like }) => {
      swiped.add(card.id);
      await cache.cancelQueries({ queryKey });
      change(cache, (game) => ({
        ...game,
        profiles: game.profiles.filter(({ id }) => id !== card.id),
        likes_left: Math.max(0, game.likes_left - Number(like)),
        last_swipe: { id: card.id, liked: like, profile: card },
      }));
    },
    onSuccess: ({ match, ...allowance }, { card: { id }, like }) => {
      told(cache, allowance);
      if (like) onLiked(id, { liked: true, match });
    },
    onError: (error, { card }) => {
      // Who cannot be reached any more does not come back to be pressed in vain.
      if (!isGone(error)) {
        swiped.delete(card.id);
        change(cache, (game) => withOnTop({ ...game, last_swipe: null }, card));
      }
      onError(error);
    },
    onSettled: (_data, error) => settle(cache, error !== null),
  });
  return useCallback((card: SwipeCard, like: boolean) => mutate({ card, like, key: newKey() }), [mutate]);
}

type LastSwipe = NonNullable<SwipeGame['last_swipe']>;

export function useUndo({ onLiked, onError }: Listener) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    scope,
    mutationKey: SWIPES,
    mutationFn: ({ id }: LastSwipe) => dataOf(api.DELETE('/api/swipe-game/swipes/{id}', { params: { path: { id } } })),
    onMutate: async ({ id, profile, liked }) => {
      swiped.delete(id);
      await cache.cancelQueries({ queryKey });
      change(cache, (game) => ({
        ...(profile ? withOnTop(game, profile) : game),
        likes_left: Math.min(game.like_limit, game.likes_left + Number(liked)),
        last_swipe: null,
      }));
    },
    onSuccess: (allowance, { id, liked }) => {
      told(cache, allowance);
      if (liked) onLiked(id, { liked: false, match: false });
    },
    onError,
    onSettled: (_data, error) => settle(cache, error !== null),
  });
  return mutate;
}

export function useStartAnew() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/swipe-game/anew'),
    onSuccess: () => {
      swiped.clear();
      return cache.invalidateQueries({ queryKey });
    },
  });
}

const isGone = (error: unknown) =>
  ['profile_not_available', 'member_blocked', 'member_not_found'].some((code) => isApiError(error, code));

const change = (cache: QueryClient, how: (game: SwipeGame) => SwipeGame) =>
  cache.setQueryData<SwipeGame>(queryKey, (game) => game && how(game));

const withOnTop = (game: SwipeGame, card: SwipeCard): SwipeGame => ({
  ...game,
  profiles: [card, ...game.profiles.filter(({ id }) => id !== card.id)],
});

/** The last word on the likes that are left, unless more swipes are under way, which it does not know of. */
function told(cache: QueryClient, { likes_left, next_like_at, wait_hours }: Allowance) {
  if (cache.isMutating({ mutationKey: SWIPES }) === 1)
    change(cache, (game) => ({ ...game, likes_left, next_like_at, wait_hours }));
}

/** New cards before the last is swiped; only once nothing is under way, or those just swiped would come again. */
function settle(cache: QueryClient, failed: boolean) {
  if (cache.isMutating({ mutationKey: SWIPES }) > 1) return;
  const left = cache.getQueryData<SwipeGame>(queryKey)?.profiles.length ?? 0;
  if (failed || left < FEW) void cache.invalidateQueries({ queryKey });
}
