import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KnownDevices, LoginSessions, type Place, type SessionCookie } from '../../authentication/index.js';
import { Config, staffActor, Store } from '../../../kernel/index.js';
import { CodeCheck } from '../code-check.js';
import { enrolAndLogIn, isUsable, logIn, type Proof } from '../login-rules.js';
import { SecondFactors } from '../second-factors.js';
import { staffMemberOf } from '../staff-member.js';
import { StaffTokens } from '../staff-tokens.js';
import { loginExpired } from '../staff.errors.js';

export class ConfirmLogin extends Command<{ staffId: string; cookie: SessionCookie }> {
  constructor(
    readonly input: {
      token: string;
      /** A code of the authenticator, or a recovery code. */
      code: string;
      place: Place;
      key: string;
    },
  ) {
    super();
  }
}

/** The second step of the login, which opens the session. */
@CommandHandler(ConfirmLogin)
export class ConfirmLoginHandler implements ICommandHandler<ConfirmLogin> {
  constructor(
    private readonly store: Store,
    private readonly tokens: StaffTokens,
    private readonly factors: SecondFactors,
    private readonly check: CodeCheck,
    private readonly devices: KnownDevices,
    private readonly logins: LoginSessions,
    private readonly config: Config,
  ) {}

  async execute({ input: { token, code, key, place } }: ConfirmLogin) {
    const login = await this.tokens.find('login', token, key);
    if (!login?.stamp) throw loginExpired({});
    const { staffId, stamp } = login;
    const staffMember = staffMemberOf(staffId);
    // A repeated request is answered by its idempotency key, because its code has been used by now.
    const proof = login.usedBy ? null : await this.proofOf(staffId, code, place);
    const required = this.config.secondFactorRequired;
    const command = { actor: staffActor(staffId), key, request: { token, code }, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => logIn(state, { proof, required, now: tx.now }));
    });
    await this.tokens.use(token, key);
    const cookie = await this.logins.open('staff', staffId, { key, stamp, device: place.device });
    if (!cookie) throw loginExpired({});
    return { staffId, cookie };
  }

  /** A code that was used before counts as wrong. */
  private proofOf(staffId: string, code: string, from: Place): Promise<Proof> {
    const known = this.devices.recognise('staff', staffId, from);
    return this.check.guard(staffId, { address: from.address, known }, async () => {
      const proof = await this.factors.read(staffId, code);
      return proof && isUsable(await this.store.readFresh(staffMemberOf(staffId)), proof) ? proof : undefined;
    });
  }
}

export class EnrolAtLogin extends Command<{ staffId: string; cookie: SessionCookie; recoveryCodes: string[] }> {
  constructor(readonly input: { token: string; code: string; place: Place; key: string }) {
    super();
  }
}

/** Staff who must have an authenticator enrol it once with the password alone; its first code logs them in. */
@CommandHandler(EnrolAtLogin)
export class EnrolAtLoginHandler implements ICommandHandler<EnrolAtLogin> {
  constructor(
    private readonly store: Store,
    private readonly tokens: StaffTokens,
    private readonly factors: SecondFactors,
    private readonly check: CodeCheck,
    private readonly devices: KnownDevices,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ input: { token, code, key, place } }: EnrolAtLogin) {
    const begun = await this.tokens.find('enrolment', token, key);
    if (!begun?.subject) throw loginExpired({});
    const { staffId, subject: secret } = begun;
    const { passwords } = await this.store.readFresh(staffMemberOf(staffId));
    // Check the token again after reading the state: a password set from here on is detected by the rule.
    const login = await this.tokens.find('enrolment', token, key);
    if (!login?.stamp) throw loginExpired({});
    const { stamp } = login;
    const known = this.devices.recognise('staff', staffId, place);
    const step = login.usedBy
      ? 0
      : await this.check.guard(staffId, { address: place.address, known }, () => this.factors.stepOf(secret, code));
    const recoveryCodes = this.factors.newRecoveryCodes(staffId, key);
    const staffMember = staffMemberOf(staffId);
    const command = { actor: staffActor(staffId), key, request: { token, code }, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      if (tx.state(staffMember).passwords !== passwords) throw loginExpired({});
      tx.decide(staffMember, (state) => enrolAndLogIn(state, { step, now: tx.now }));
      this.factors.keepSecret(tx, staffId, secret);
      this.factors.keepRecoveryCodes(tx, staffId, recoveryCodes);
    });
    await this.tokens.use(token, key);
    const cookie = await this.logins.open('staff', staffId, { key, stamp, device: place.device });
    if (!cookie) throw loginExpired({});
    return { staffId, recoveryCodes, cookie };
  }
}
