import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsReason, staffActor, Store, Vault, type Sealed, type Transaction } from '../../../kernel/index.js';
import { renewSecurityStamp } from '../../authentication/index.js';
import { changeSettings, Settings, siteSettings, stillAt, valuesOf } from '../../settings/index.js';
import { SecondPerson } from '../second-person.js';
import { SessionRevocation } from '../session-revocation.js';
import { staffMemberOf, type StaffMemberState } from '../staff-member.js';
import { changeRole, sendLink } from '../staff-rules.js';
import { proposalNotFound } from '../staff.errors.js';
import { agreementOf, giveAgreement, refuseAgreement, type Proposed } from './agreement.js';

/** Why a second admin agrees, or does not. */
export class DecideAgreementDto {
  @IsReason('For colleagues')
  reason!: string;
}

export class DecideAgreement extends Command<{ status: string }> {
  constructor(readonly input: { agreementId: string; staffId: string; reason: string; agreed: boolean; key: string }) {
    super();
  }
}

/** A second admin agrees, which does it, or does not; who proposed it can take it back. */
@CommandHandler(DecideAgreement)
export class DecideAgreementHandler implements ICommandHandler<DecideAgreement> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly secondPerson: SecondPerson,
    private readonly settings: Settings,
    private readonly sessions: SessionRevocation,
  ) {}

  async execute({ input: { agreementId, staffId, agreed, key, ...given } }: DecideAgreement) {
    const ref = agreementOf(agreementId);
    const { proposed } = await this.store.readFresh(ref);
    if (!proposed) throw proposalNotFound({});
    if (agreed) await this.secondPerson.requireIndependent({ first: proposed.by, second: staffId });
    const text = given.reason.trim();
    const [reason, why] = await Promise.all([this.vault.seal(staffId, text), this.vault.open(proposed.reason)]);
    const [first, second] = [staffMemberOf(proposed.by), staffMemberOf(staffId)];
    const command = {
      actor: staffActor(staffId),
      key,
      request: { agreementId, agreed, text },
      reads: [first, second],
      writes: [ref, ...(agreed ? [proposed.kind === 'role' ? staffMemberOf(proposed.staffId) : siteSettings] : [])],
    };
    const done = await this.store.transact(command, (tx) => {
      const by = { by: staffId, admin: tx.state(second), reason, at: tx.at };
      if (agreed) {
        const stands = isAsProposed(tx, proposed);
        tx.decide(ref, (state) => giveAgreement(state, { ...by, proposer: tx.state(first), stands }));
        if (proposed.kind === 'settings') raise(tx, proposed, why);
        else giveRole(tx, proposed, { admin: tx.state(second), reason: proposed.reason ?? reason });
      } else tx.decide(ref, (state) => refuseAgreement(state, by));
      return { status: tx.state(ref).status };
    });
    if (agreed && proposed.kind === 'settings') await this.settings.announceChange();
    if (agreed && proposed.kind === 'role') await this.sessions.revokeAll(proposed.staffId);
    return done;
  }
}

type Of<Kind> = Extract<Proposed, { kind: Kind }>;

function isAsProposed(tx: Transaction, proposed: Proposed): boolean {
  if (proposed.kind === 'settings') return stillAt(valuesOf(tx.state(siteSettings)), proposed.before);
  const { status, role } = tx.state(staffMemberOf(proposed.staffId));
  return status === 'active' && role === proposed.from;
}

function giveRole(
  tx: Transaction,
  { staffId, to, language, by }: Of<'role'>,
  given: { admin: StaffMemberState; reason: Sealed },
): void {
  const subject = staffMemberOf(staffId);
  const { now } = tx;
  tx.decide(subject, (state) => changeRole(state, { ...given, to, onSelf: false, now, how: { proposedBy: by } }));
  if (language) tx.decide(subject, (state) => sendLink(state, { language, now }));
  renewSecurityStamp(tx, staffId);
}

function raise(tx: Transaction, { changes, by }: Of<'settings'>, reason: string | null): void {
  tx.decide(siteSettings, (state) =>
    changeSettings(state, { changes, version: null, reason, restores: null, at: tx.at, raised: { proposedBy: by } }),
  );
}
