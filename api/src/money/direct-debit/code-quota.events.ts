import type { Event } from '../../kernel/index.js';

export type CodeCounted = Event<'CodeCounted', { sentAt: string }>;
