import { column, tableOf } from '../../kernel/index.js';

const file = { id: column.text({ primary: true }), bytes: column.bytea(), uploadedAt: column.timestamptz() };

/** The operator's own picture of a gift: WebP. */
export const StoredGiftPicture = tableOf('settings', 'gift_pictures', file);
/** The operator's own picture or video of a lander: WebP, MP4 or WebM. */
export const StoredLanderFile = tableOf('settings', 'lander_files', file);
