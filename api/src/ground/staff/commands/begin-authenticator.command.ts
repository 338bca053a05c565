import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalidInput, type Staff, Vault } from '../../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { LOGIN_MINUTES } from '../login-limits.js';
import { OwnPassword } from '../own-password.js';
import { StaffMembers } from '../staff-members.js';
import { StaffTokens } from '../staff-tokens.js';
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
