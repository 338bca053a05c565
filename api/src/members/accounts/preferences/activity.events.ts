import type { Event } from '../../../kernel/domain.js';

/** These members used the site that day (UTC); told at most once a day of each, without the hour (DSC-09). */
export type MembersSeen = Event<'MembersSeen', { day: string; memberIds: string[] }>;

export type ActivityEvent = MembersSeen;
