import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Settings } from '../../../ground/settings/index.js';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import {
  MailPreferences,
  memberOf,
  MemberSessions,
  requestActivationMail,
  requestPasswordReset,
} from '../../../members/accounts/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { requireKnown } from '../decide-member.js';
import { addressConfirmed } from '../member-desk.errors.js';
import { contactWith, logOut } from '../contact.js';

/** `activation`: the mail that confirms the address; `password-reset`: the link for a new password. */
type AccountMail = 'activation' | 'password-reset';

interface Help {
  staffId: string;
  memberId: string;
  mail: AccountMail;
  /** Why, where that is asked. */
  reason?: string;
  key: string;
}

/**
 * Sends a mail that members can ask for themselves, within the limits of one day that they have in common (ADM-02).
 *
 * @throws memberNotFound, mailBounces, addressConfirmed, tooManyMails, tooManyResetMails
 */
export class HelpAccount extends Command<void> {
  constructor(readonly input: Help) {
    super();
  }
}

@CommandHandler(HelpAccount)
export class HelpAccountHandler implements ICommandHandler<HelpAccount> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly mailPreferences: MailPreferences,
  ) {}

  async execute({ input: { staffId, memberId, mail, reason, key } }: HelpAccount): Promise<void> {
    await this.mailPreferences.requireReachable(memberId);
    const { activationMailsADay, resetMailsADay } = this.settings.current();
    const sealed =
      reason === undefined ? undefined : await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const member = memberOf(memberId);
    const command = { actor: staffActor(staffId), key, request: { help: memberId, mail, reason }, writes: [member] };
    await this.store.transact(command, (tx) => {
      tx.decide(member, (state) => {
        requireKnown(state);
        if (mail === 'password-reset')
          return requestPasswordReset(state, {
            now: tx.now,
            mailsADay: resetMailsADay,
            ...(sealed && { reason: sealed }),
          });
        if (state.status !== 'not_confirmed') throw addressConfirmed({});
        return requestActivationMail(state, { now: tx.now, mailsADay: activationMailsADay });
      });
    });
  }
}

/**
 * Ends all of a member's sessions, for example because somebody else uses the account; they may log in again (ADM-02).
 *
 * @throws memberNotFound
 */
export class LogOutEverywhere extends Command<void> {
  constructor(readonly input: { staffId: string; memberId: string; reason: string; key: string }) {
    super();
  }
}

@CommandHandler(LogOutEverywhere)
export class LogOutEverywhereHandler implements ICommandHandler<LogOutEverywhere> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input: { staffId, memberId, reason, key } }: LogOutEverywhere): Promise<void> {
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const [member, contact] = [memberOf(memberId), contactWith(memberId)];
    const request = { logOut: memberId, reason };
    const command = { actor: staffActor(staffId), key, request, reads: [member], writes: [contact] };
    const { at } = await this.store.transact(command, (tx) => {
      requireKnown(tx.state(member));
      tx.decide(contact, (state) => logOut(state, sealed, tx.now));
      return { at: tx.at };
    });
    // Also when it is asked again, since the process may have ended between the two; who has logged in since stays so.
    await this.sessions.endOpenedBy(memberId, new Date(at));
  }
}
