import { defineStream } from '../../kernel/domain.js';
import { nothingToUndo, swipeLimitReached } from './swipes.errors.js';
import type { DeckStartedAnew, MemberSwiped, SwipesEvent, SwipeUndone } from './swipes.events.js';

/** Likes that a member may give by swiping within any 24 hours; the heart elsewhere knows no limit (DSC-06). */
export const SWIPE_LIKES = 4;
const HOUR = 3_600_000;
const WINDOW = 24 * HOUR;

/** One member's swipes. Who was passed over is in a read model: there may be thousands. */
export interface Swipes {
  /** When the newest likes were given, the oldest first; what is older than these can never count. */
  likes: readonly string[];
  /** The swipe that can be undone. */
  last: { member: string; liked: boolean } | null;
}

export const swipes = defineStream<Swipes, SwipesEvent>({
  type: 'swipes',
  revision: 1,
  initial: { likes: [], last: null },
  evolve: ({ likes, last }, { type, data }) => {
    switch (type) {
      case 'MemberSwiped': {
        const { member, liked, swipedAt } = data;
        return { likes: liked ? [...likes, swipedAt].slice(-SWIPE_LIKES) : likes, last: { member, liked } };
      }
      case 'SwipeUndone':
        return { likes: data.liked ? likes.slice(0, -1) : likes, last: null };
      case 'DeckStartedAnew':
        return { likes, last };
    }
  },
});
export const swipesOf = swipes.of;

export interface Allowance {
  /** Likes left at this moment. */
  left: number;
  /** When the next like is there; null while some are left. */
  nextAt: Date | null;
  /** Hours until then, rounded up; 0 while some are left. */
  hours: number;
}

/** By elapsed time alone: neither midnight nor a change of the clocks gives or takes a like. */
export function allowanceAt({ likes }: Swipes, now: Date): Allowance {
  const ends = likes.map((at) => Date.parse(at) + WINDOW).filter((end) => end > now.getTime());
  const left = SWIPE_LIKES - ends.length;
  if (left > 0) return { left, nextAt: null, hours: 0 };
  const next = Math.min(...ends);
  return { left: 0, nextAt: new Date(next), hours: Math.ceil((next - now.getTime()) / HOUR) };
}

interface Swipe {
  member: string;
  liked: boolean;
  now: Date;
}

/** Passing over is free and without end. */
export function swipe(state: Swipes, { member, liked, now }: Swipe): [MemberSwiped] {
  if (liked) {
    const { left, hours } = allowanceAt(state, now);
    if (left === 0) throw swipeLimitReached({ hours });
  }
  return [{ type: 'MemberSwiped', data: { member, liked, swipedAt: now.toISOString() } }];
}

/** Gives the like back (DSC-06). Only the last swipe can be undone, and once. */
export function undoSwipe({ last }: Swipes, { member, now }: Pick<Swipe, 'member' | 'now'>): [SwipeUndone] {
  if (last?.member !== member) throw nothingToUndo({});
  return [{ type: 'SwipeUndone', data: { ...last, undoneAt: now.toISOString() } }];
}

export const startAnew = (now: Date): [DeckStartedAnew] => [
  { type: 'DeckStartedAnew', data: { startedAt: now.toISOString() } },
];
