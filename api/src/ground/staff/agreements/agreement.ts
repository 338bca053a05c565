import { defineStream, forbidden, type Sealed } from '../../../kernel/domain.js';
import type { StaffMemberState } from '../staff-member.js';
import { agreementOutdated, ownProposal, proposalDecided, proposalNotFound } from '../staff.errors.js';
import type {
  AgreementEvent,
  AgreementGiven,
  AgreementRefused,
  RaiseProposed,
  RoleProposed,
} from './agreement.events.js';

export type Proposed = ({ kind: 'settings' } & RaiseProposed['data']) | ({ kind: 'role' } & RoleProposed['data']);

/** What one admin proposes and another one has to agree to (ADM-04). */
export interface Agreement {
  status: 'none' | 'waiting' | 'given' | 'refused';
  proposed: Proposed | null;
}

export const agreement = defineStream<Agreement, AgreementEvent>({
  type: 'agreement',
  revision: 1,
  initial: { status: 'none', proposed: null },
  evolve,
});
export const agreementOf = agreement.of;

interface Deciding {
  by: string;
  /** The accounts of who proposed it and who decides, as they are now. */
  proposer: StaffMemberState;
  admin: StaffMemberState;
  reason: Sealed;
  at: string;
}

/** `stands`: what is to be changed is as it was when it was proposed. */
export function giveAgreement(
  state: Agreement,
  { by, proposer, admin, stands, reason, at }: Deciding & { stands: boolean },
): [AgreementGiven] {
  const proposed = waiting(state);
  if (!isAdmin(admin)) throw forbidden({});
  if (by === proposed.by) throw ownProposal({});
  if (!stands || !isAdmin(proposer)) throw agreementOutdated({});
  return [{ type: 'AgreementGiven', data: { by, reason, givenAt: at } }];
}

export function refuseAgreement(
  state: Agreement,
  { by, admin, reason, at }: Omit<Deciding, 'proposer'>,
): [AgreementRefused] {
  waiting(state);
  if (!isAdmin(admin)) throw forbidden({});
  return [{ type: 'AgreementRefused', data: { by, reason, refusedAt: at } }];
}

const isAdmin = ({ status, role }: StaffMemberState) => status === 'active' && role === 'admin';

function waiting({ status, proposed }: Agreement): Proposed {
  if (!proposed) throw proposalNotFound({});
  if (status !== 'waiting') throw proposalDecided({});
  return proposed;
}

function evolve(state: Agreement, { type, data }: AgreementEvent): Agreement {
  switch (type) {
    case 'RaiseProposed':
      return { status: 'waiting', proposed: { kind: 'settings', ...data } };
    case 'RoleProposed':
      return { status: 'waiting', proposed: { kind: 'role', ...data } };
    case 'AgreementGiven':
      return { ...state, status: 'given' };
    case 'AgreementRefused':
      return { ...state, status: 'refused' };
  }
}
