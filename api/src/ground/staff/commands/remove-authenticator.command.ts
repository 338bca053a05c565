import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config, type Staff, staffActor, Store } from '../../../kernel/index.js';
import { removeOwnAuthenticator } from '../login-rules.js';
import { OwnPassword, requireShown } from '../own-password.js';
import { SecondFactors } from '../second-factors.js';
import { staffMemberOf } from '../staff-member.js';

export class RemoveAuthenticator extends Command<void> {
  constructor(readonly input: { caller: Staff; password: string; address: string; key: string }) {
    super();
  }
}

/** Removes one's own authenticator, where a second factor is optional. */
@CommandHandler(RemoveAuthenticator)
export class RemoveAuthenticatorHandler implements ICommandHandler<RemoveAuthenticator> {
  constructor(
    private readonly store: Store,
    private readonly own: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly config: Config,
  ) {}

  async execute({ input: { caller, password, key, address } }: RemoveAuthenticator): Promise<void> {
    const shown = await this.own.confirm(caller, password, address);
    const required = this.config.secondFactorRequired;
    const staffMember = staffMemberOf(caller.id);
    const command = { actor: staffActor(caller.id), key, request: 'remove', writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      requireShown(tx.state(staffMember), shown);
      tx.decide(staffMember, (state) => removeOwnAuthenticator(state, { required, now: tx.now }));
      this.factors.forget(tx, caller.id);
      return {};
    });
  }
}
