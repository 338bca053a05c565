import type { Event } from '../../kernel/index.js';

/** `opened`: the sealed fields that were decrypted, as `Type.field`. */
export type StreamViewed = Event<'StreamViewed', { opened: string[]; viewedAt: string }>;
