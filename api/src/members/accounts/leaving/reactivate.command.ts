import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { reactivationFailed } from '../accounts.errors.js';
import { reactivate } from './deletion.js';
import { LinkTokens } from '../credentials/link-tokens.js';
import { memberOf } from '../member.js';
import { MemberSessions } from '../credentials/member-sessions.js';

/** `disabled`: staff disabled the account, which restoring it does not change (ADM-02). */
export class Reactivate extends Command<{ disabled: boolean }> {
  constructor(readonly input: { token: string; key: string }) {
    super();
  }
}

@CommandHandler(Reactivate)
export class ReactivateHandler implements ICommandHandler<Reactivate> {
  constructor(
    private readonly store: Store,
    private readonly links: LinkTokens,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input: { token, key } }: Reactivate): Promise<{ disabled: boolean }> {
    const link = await this.links.find('reactivation', token);
    if (!link) throw reactivationFailed({});
    const { memberId, subject: deletedAt } = link;
    const member = memberOf(memberId);
    const command = { actor: memberId, key, request: { token }, writes: [member] };
    const answer = await this.store.transact(command, (tx) => {
      tx.decide(member, (state) => reactivate(state, { deletedAt, now: tx.now }));
      return { disabled: tx.state(member).disabled };
    });
    await this.sessions.statusChanged(memberId);
    return answer;
  }
}
