import type { Event } from '../../kernel/domain.js';

/** A member of staff took a list home. `filter`: what it was filtered by; ids, words, instants and numbers. */
export type ListExported = Event<'ListExported', { list: string; filter: Record<string, unknown>; exportedAt: string }>;
