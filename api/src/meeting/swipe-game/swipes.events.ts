import type { Event } from '../../kernel/domain.js';

/** `liked`: the member was liked with it, which is also recorded between the two; else passed over. */
export type MemberSwiped = Event<'MemberSwiped', { member: string; liked: boolean; swipedAt: string }>;
export type SwipeUndone = Event<'SwipeUndone', { member: string; liked: boolean; undoneAt: string }>;
/** The deck was through, and whoever was passed over may come again. */
export type DeckStartedAnew = Event<'DeckStartedAnew', { startedAt: string }>;

export type SwipesEvent = MemberSwiped | SwipeUndone | DeckStartedAnew;
