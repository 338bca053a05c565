import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Staff, staffActor, Store } from '../../../kernel/index.js';
import { CodeCheck } from '../code-check.js';
import { enrolAuthenticator } from '../login-rules.js';
import { SecondFactors } from '../second-factors.js';
import { staffMemberOf } from '../staff-member.js';
import { StaffTokens } from '../staff-tokens.js';
import { loginExpired } from '../staff.errors.js';

export class ConfirmAuthenticator extends Command<{ recoveryCodes: string[] }> {
  constructor(readonly input: { caller: Staff; token: string; code: string; address: string; key: string }) {
    super();
  }
}

@CommandHandler(ConfirmAuthenticator)
export class ConfirmAuthenticatorHandler implements ICommandHandler<ConfirmAuthenticator> {
  constructor(
    private readonly store: Store,
    private readonly tokens: StaffTokens,
    private readonly factors: SecondFactors,
    private readonly check: CodeCheck,
  ) {}

  async execute({ input: { caller, token, code, address, key } }: ConfirmAuthenticator) {
    const { id, sessionId: known } = caller;
    const begun = await this.tokens.find('authenticator', token, key);
    const secret = begun?.staffId === id ? begun.subject : null;
    if (!begun || !secret) throw loginExpired({});
    const step = begun.used
      ? 0
      : await this.check.guard(id, { address, known }, () => this.factors.stepOf(secret, code));
    const recoveryCodes = this.factors.newRecoveryCodes(id, key);
    const staffMember = staffMemberOf(id);
    const command = { actor: staffActor(id), key, request: { token, code }, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => enrolAuthenticator(state, { step, now: tx.now }));
      this.factors.keepSecret(tx, id, secret);
      this.factors.keepRecoveryCodes(tx, id, recoveryCodes);
      return {};
    });
    await this.tokens.use(token, key);
    return { recoveryCodes };
  }
}
