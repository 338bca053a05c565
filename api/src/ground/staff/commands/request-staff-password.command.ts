import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength, MinLength } from 'class-validator';
import { networkTallies, Tallies, tooManyTries } from '../../authentication/index.js';
import { Jobs, Store, Vault } from '../../../kernel/index.js';
import { MailLanguage } from '../administration.js';
import { sendForgottenPasswordLink } from '../jobs/send-forgotten-password-link.job.js';
import { FORGOTTEN_LIMITS } from '../login-limits.js';
import { STAFF_EMAIL, staffEmail } from '../staff-email.js';
import type { StaffLanguage } from '../staff-member.events.js';

export class ForgottenPasswordDto {
  @MailLanguage()
  language!: StaffLanguage;

  @MinLength(1)
  @MaxLength(254)
  email!: string;
}

export class RequestStaffPassword extends Command<void> {
  constructor(readonly input: { email: string; language: StaffLanguage; address: string; key: string }) {
    super();
  }
}

/**
 * Someone at the console's login says that they forgot their password (ADM-05). Whether the address belongs to anybody
 * is told neither by the answer nor by the time it takes: in either case a job is queued, and the mail follows from it.
 *
 * @throws tooManyTries when the network asks too often
 */
@CommandHandler(RequestStaffPassword)
export class RequestStaffPasswordHandler implements ICommandHandler<RequestStaffPassword> {
  constructor(
    private readonly store: Store,
    private readonly tallies: Tallies,
    private readonly vault: Vault,
    private readonly jobs: Jobs,
  ) {}

  async execute({ input: { email, language, address, key } }: RequestStaffPassword): Promise<void> {
    const account = staffEmail(email);
    const { minutes, network, account: perAccount } = FORGOTTEN_LIMITS;
    const ofNetworks = networkTallies(address, network, (name) => this.vault.hmac('forgotten staff network', name));
    const wait = await this.tallies.count(ofNetworks, minutes);
    if (wait > 0) throw tooManyTries({ minutes: wait });
    const ofAccount = { subject: this.vault.hmac('forgotten staff account', account), limit: perAccount };
    const [holder, often] = await Promise.all([
      this.store.holder(STAFF_EMAIL, account),
      this.tallies.count([ofAccount], minutes),
    ]);
    // The answer stays the same: nobody learns how often others asked for this address.
    const staffId = often > 0 ? null : holder;
    await this.jobs.enqueue(sendForgottenPasswordLink, { staffId, language, key }, { key: `forgotten ${key}` });
  }
}
