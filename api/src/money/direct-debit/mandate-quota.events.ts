import type { Event } from '../../kernel/domain.js';

export type MandateCounted = Event<'MandateCounted', { signedAt: string }>;
