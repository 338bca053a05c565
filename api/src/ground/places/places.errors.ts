import { defineError } from '../../kernel/domain.js';

/** No known town is near, as at sea or in an unsupported country. */
export const noPlaceNearby = defineError('no_place_nearby', 404);
