import type { Event } from '../../kernel/domain.js';

export type CodeCounted = Event<'CodeCounted', { sentAt: string }>;
