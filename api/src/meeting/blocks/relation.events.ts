import type { Event } from '../../kernel/domain.js';

export type MemberBlocked = Event<'MemberBlocked', { by: string; member: string; blockedAt: string }>;
export type MemberUnblocked = Event<'MemberUnblocked', { by: string; member: string }>;

export type RelationEvent = MemberBlocked | MemberUnblocked;
