import type { Event, Sealed } from '../../../kernel/domain.js';
import type { Raise } from '../../settings/domain.js';

/** Bounds of the settings are to be raised. `by`: a staff id, here and below. `reason`: sealed with the proposer's key. */
export type RaiseProposed = Event<'RaiseProposed', Raise & { by: string; reason: Sealed; proposedAt: string }>;
/** A second admin agreed, and it was done in the same transaction. */
export type AgreementGiven = Event<'AgreementGiven', { by: string; reason: Sealed; givenAt: string }>;
/** A second admin does not agree, or who proposed it takes it back. */
export type AgreementRefused = Event<'AgreementRefused', { by: string; reason: Sealed; refusedAt: string }>;

export type AgreementEvent = RaiseProposed | AgreementGiven | AgreementRefused;
