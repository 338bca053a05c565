import type { Event } from '../../../kernel/domain.js';

export const SIGNS = ['typing', 'read'] as const;
export type Sign = (typeof SIGNS)[number];
/** What one member lets others see while they chat, and can therefore see of them (CHT-09). */
export type Signs = Record<Sign, boolean>;

/** The preference alone is an event: who types, and whose ticks are shown to whom, is stored nowhere. */
export type ChatSignsChanged = Event<'ChatSignsChanged', { signs: Partial<Signs>; changedAt: string }>;
