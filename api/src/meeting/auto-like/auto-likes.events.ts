import type { Event } from '../../kernel/domain.js';

/** The site liked a member in the name of a fictional profile; the like itself is between the two (DSC-05). */
export type AutoLikeGiven = Event<'AutoLikeGiven', { profile: string; likedAt: string }>;

export type AutoLikesEvent = AutoLikeGiven;
