import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { memberOf, MemberSessions } from '../../../members/accounts/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { contactWith, logOut } from '../contact.js';
import { requireKnown } from '../decide-member.js';

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
