import { defineStream } from '../../../kernel/domain.js';
import type { ActivityEvent } from './activity.events.js';

/** One stream a day. Nothing is decided by it: searches are put in order by what it says. */
export const activity = defineStream<object, ActivityEvent>({
  type: 'seen',
  revision: 1,
  initial: {},
  evolve: (state, event) => {
    switch (event.type) {
      case 'MembersSeen':
        return state;
    }
  },
});

/** @param day `YYYY-MM-DD`, UTC */
export const activityOn = activity.of;
