import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store, Vault } from '../../../kernel/index.js';
import { emailTaken, linkExpired } from '../accounts.errors.js';
import { Accounts } from '../accounts.js';
import { changeEmail } from './email-change.js';
import { LinkTokens } from './link-tokens.js';
import { enableForNewAddress, mailingOf } from '../preferences/mailing.js';
import { memberOf } from '../member.js';

export class ChangeEmail extends Command<void> {
  constructor(readonly input: { token: string; key: string }) {
    super();
  }
}

@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly accounts: Accounts,
    private readonly links: LinkTokens,
  ) {}

  async execute({ input: { token, key } }: ChangeEmail): Promise<void> {
    const link = await this.links.find('email-change', token);
    if (!link) throw linkExpired({});
    const { memberId } = link;
    const member = memberOf(memberId);
    const mailing = mailingOf(memberId);
    const [{ emailRequest }, before] = await Promise.all([
      this.store.readFresh(member),
      this.accounts.emailOf(memberId),
    ]);
    const email = await this.vault.open(emailRequest?.email);
    await this.store.transact({ actor: memberId, key, request: { token }, writes: [member, mailing] }, (tx) => {
      const changed = tx.decide(member, (state) => changeEmail(state, { number: Number(link.subject), now: tx.now }));
      if (changed.length === 0) return;
      // Another of the member's links was opened in the meantime.
      if (email === null || changed[0]!.data.email !== emailRequest?.email) throw linkExpired({});
      tx.decide(mailing, (state) => enableForNewAddress(state, tx));
      tx.claim({ kind: 'email', value: email, owner: memberId, taken: () => emailTaken({}) });
      if (before) tx.release({ kind: 'email', value: before, owner: memberId });
    });
  }
}
