import { defineError } from '../../kernel/index.js';

/** No town is known anywhere near: the sea, or a country where the site is not. */
export const noPlaceNearby = defineError('no_place_nearby', 404);
