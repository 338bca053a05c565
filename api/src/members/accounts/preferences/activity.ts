import { defineLog } from '../../../kernel/domain.js';
import type { ActivityEvent } from './activity.events.js';

/** One stream a day. Nothing is decided by it: searches are put in order by what it says. */
export const activity = defineLog<ActivityEvent>('seen', ['MembersSeen']);

/** @param day `YYYY-MM-DD`, UTC */
export const activityOn = activity.of;
