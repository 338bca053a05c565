import type { Event, Sealed } from '../../../kernel/domain.js';
import type { Raise } from '../../settings/domain.js';
import type { Role, StaffLanguage } from '../staff-member.events.js';

/** Bounds of the settings are to be raised. `by`: a staff id, here and below. `reason`: sealed with the proposer's key. */
export type RaiseProposed = Event<'RaiseProposed', Raise & { by: string; reason: Sealed | null; proposedAt: string }>;
/** An account is to get a role with more rights. `language`: of the invitation, which is mailed once it has it. */
export type RoleProposed = Event<
  'RoleProposed',
  {
    staffId: string;
    from: Role;
    to: Role;
    language: StaffLanguage | null;
    by: string;
    reason: Sealed | null;
    proposedAt: string;
  }
>;
/** A second admin agreed, and it was done in the same transaction. */
export type AgreementGiven = Event<'AgreementGiven', { by: string; reason: Sealed; givenAt: string }>;
/** A second admin does not agree, or who proposed it takes it back. */
export type AgreementRefused = Event<'AgreementRefused', { by: string; reason: Sealed; refusedAt: string }>;

export type AgreementEvent = RaiseProposed | RoleProposed | AgreementGiven | AgreementRefused;
