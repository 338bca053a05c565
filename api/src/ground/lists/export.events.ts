import type { Event } from '../../kernel/domain.js';

/**
 * A member of staff took a list home. `filter`: what it was filtered by; ids, words, instants and numbers. `rows`: how
 * many it had then; absent where nobody counted them, and in events from before they were.
 */
export type ListExported = Event<
  'ListExported',
  { list: string; filter: Record<string, unknown>; rows?: number; exportedAt: string }
>;
