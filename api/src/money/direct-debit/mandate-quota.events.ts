import type { Event } from '../../kernel/index.js';

export type MandateCounted = Event<'MandateCounted', { signedAt: string }>;
