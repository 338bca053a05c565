import { defineError } from '../../../kernel/domain.js';

export const savedSearchNotFound = defineError('saved_search_not_found', 404);
/** As many as a member may keep are kept; one of them can be replaced or deleted. */
export const savedSearchLimitReached = defineError<{ limit: number }>('saved_search_limit_reached', 409);
