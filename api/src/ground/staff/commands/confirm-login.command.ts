import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KnownDevices, LoginSessions, type Place, type SessionCookie } from '../../authentication/index.js';
import { Config, staffActor, Store } from '../../../kernel/index.js';
import { CodeCheck } from '../code-check.js';
import { isUsable, logIn, type Proof } from '../login-rules.js';
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
