import { defineError } from '../../kernel/domain.js';

/** All likes of the last 24 hours are given; the next is there in so many hours, rounded up (DSC-06). */
export const swipeLimitReached = defineError<{ hours: number }>('swipe_limit_reached', 403);
/** It was not the last swipe, or is undone already. */
export const nothingToUndo = defineError('nothing_to_undo', 409);
