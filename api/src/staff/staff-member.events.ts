import type { Event, Sealed } from '../kernel/index.js';

export type Role = 'moderator' | 'finance' | 'admin';

export type StaffMemberAdded = Event<'StaffMemberAdded', { email: Sealed; role: Role; addedAt: string }>;

export type StaffEvent = StaffMemberAdded;
