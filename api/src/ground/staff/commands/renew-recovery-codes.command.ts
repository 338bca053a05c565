import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Staff, staffActor, Store } from '../../../kernel/index.js';
import { renewRecoveryCodes } from '../login-rules.js';
import { OwnPassword, requireShown } from '../own-password.js';
import { SecondFactors } from '../second-factors.js';
import { staffMemberOf } from '../staff-member.js';

export class RenewRecoveryCodes extends Command<{ recoveryCodes: string[] }> {
  constructor(readonly input: { caller: Staff; password: string; address: string; key: string }) {
    super();
  }
}

/** Replaces the recovery codes; the old ones become invalid. */
@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly store: Store,
    private readonly own: OwnPassword,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ input: { caller, password, key, address } }: RenewRecoveryCodes) {
    const shown = await this.own.confirm(caller, password, address);
    const recoveryCodes = this.factors.newRecoveryCodes(caller.id, key);
    const staffMember = staffMemberOf(caller.id);
    const command = { actor: staffActor(caller.id), key, request: 'renew', writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      requireShown(tx.state(staffMember), shown);
      tx.decide(staffMember, (state) => renewRecoveryCodes(state, tx));
      this.factors.keepRecoveryCodes(tx, caller.id, recoveryCodes);
      return {};
    });
    return { recoveryCodes };
  }
}
