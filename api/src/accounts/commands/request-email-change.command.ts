import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { requestEmailChange } from '../email-change.js';
import { memberOf } from '../member.js';
import { NewAddress } from '../new-address.js';
import { PasswordCheck } from '../password-check.js';

export class RequestEmailChange extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly key: string,
    readonly input: { email: string; password: string },
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestEmailChange)
export class RequestEmailChangeHandler implements ICommandHandler<RequestEmailChange> {
  constructor(
    private readonly store: Store,
    private readonly addresses: NewAddress,
    private readonly passwords: PasswordCheck,
    private readonly settings: Settings,
  ) {}

  async execute({ memberId, key, input, address }: RequestEmailChange): Promise<void> {
    await this.passwords.confirm(memberId, input.password, address, { field: 'password', code: 'wrong_password' });
    const { sealed } = await this.addresses.of(memberId, input.email, address);
    const { activationMailsADay: mailsADay } = this.settings.current();
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: input, writes: [member] }, (tx) => {
      tx.decide(member, (state) => requestEmailChange(state, { email: sealed, mailsADay, now: tx.now }));
      return {};
    });
  }
}
