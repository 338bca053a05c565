import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault, type Transaction } from '../../../kernel/index.js';
import { changeSettings, Settings, siteSettings, stillAt, valuesOf } from '../../settings/index.js';
import { SecondPerson } from '../second-person.js';
import { staffMemberOf } from '../staff-member.js';
import { proposalNotFound } from '../staff.errors.js';
import { agreementOf, giveAgreement, refuseAgreement, type Proposed } from './agreement.js';

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
      writes: [ref, ...(agreed ? [siteSettings] : [])],
    };
    const done = await this.store.transact(command, (tx) => {
      const by = { by: staffId, admin: tx.state(second), reason, at: tx.now.toISOString() };
      if (agreed) {
        const stands = stillAt(valuesOf(tx.state(siteSettings)), proposed.before);
        tx.decide(ref, (state) => giveAgreement(state, { ...by, proposer: tx.state(first), stands }));
        raise(tx, proposed, why);
      } else tx.decide(ref, (state) => refuseAgreement(state, by));
      return { status: tx.state(ref).status };
    });
    if (agreed) await this.settings.announceChange();
    return done;
  }
}

function raise(tx: Transaction, { changes, by }: Proposed, reason: string | null): void {
  const at = tx.now.toISOString();
  tx.decide(siteSettings, (state) =>
    changeSettings(state, { changes, version: null, reason, restores: null, at, raised: { proposedBy: by } }),
  );
}
