import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config, invalidInput, type Staff, staffActor, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { CodeCheck } from '../code-check.js';
import { LOGIN_MINUTES } from '../login-limits.js';
import { enrolAuthenticator, removeOwnAuthenticator, renewRecoveryCodes } from '../login-rules.js';
import { OwnPassword, requireShown } from '../own-password.js';
import { SecondFactors } from '../second-factors.js';
import { staffMemberOf } from '../staff-member.js';
import { StaffMembers } from '../staff-members.js';
import { StaffTokens } from '../staff-tokens.js';
import { loginExpired } from '../staff.errors.js';
import { enrolmentOf, newSecret, type Enrolment } from '../totp.js';

export class BeginAuthenticator extends Command<{ token: string; expiresAt: Date; enrolment: Enrolment }> {
  constructor(readonly input: { caller: Staff; password: string; address: string }) {
    super();
  }
}

/** Starts enrolling a first or another authenticator; the old one works until the new one is confirmed. */
@CommandHandler(BeginAuthenticator)
export class BeginAuthenticatorHandler implements ICommandHandler<BeginAuthenticator> {
  constructor(
    private readonly own: OwnPassword,
    private readonly staff: StaffMembers,
    private readonly tokens: StaffTokens,
    private readonly vault: Vault,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { caller, password, address } }: BeginAuthenticator) {
    const { stamp, wrong } = await this.own.confirm(caller, password, address);
    const secret = newSecret();
    const { email } = await this.staff.view(caller.id);
    const subject = await this.vault.seal(caller.id, secret);
    const [issued, enrolment] = await Promise.all([
      this.tokens.begin('authenticator', caller.id, { ...LOGIN_MINUTES, subject, stamp }),
      enrolmentOf(secret, email, this.settings.current().name),
    ]);
    if (!issued) throw invalidInput([wrong]);
    return { ...issued, enrolment };
  }
}

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
    const step = begun.usedBy
      ? 0
      : await this.check.guard(id, { address, known }, () => this.factors.stepOf(secret, code));
    const recoveryCodes = this.factors.newRecoveryCodes(id, key);
    const staffMember = staffMemberOf(id);
    const command = { actor: staffActor(id), key, request: { token, code }, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => enrolAuthenticator(state, { step, now: tx.now }));
      this.factors.keepSecret(tx, id, secret);
      this.factors.keepRecoveryCodes(tx, id, recoveryCodes);
    });
    await this.tokens.use(token, key);
    return { recoveryCodes };
  }
}

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
    });
  }
}

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
    });
    return { recoveryCodes };
  }
}
