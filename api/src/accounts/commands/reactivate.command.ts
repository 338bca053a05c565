import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { reactivationFailed } from '../accounts.errors.js';
import { reactivate } from '../deletion.js';
import { LinkTokens } from '../link-tokens.js';
import { memberOf } from '../member.js';
import { MemberSessions } from '../member-sessions.js';

export class Reactivate extends Command<void> {
  constructor(
    readonly token: string,
    readonly key: string,
  ) {
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

  async execute({ token, key }: Reactivate): Promise<void> {
    const link = await this.links.find('reactivation', token);
    if (!link) throw reactivationFailed({});
    const { memberId, subject: deletedAt } = link;
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { token }, writes: [member] }, (tx) => {
      tx.decide(member, (state) => reactivate(state, { deletedAt, now: tx.now }));
      return {};
    });
    await this.sessions.statusChanged(memberId);
  }
}
