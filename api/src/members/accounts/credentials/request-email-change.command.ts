import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import type { Place } from '../../../ground/authentication/index.js';
import { Store, type Member } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { requestEmailChange } from './email-change.js';
import { EmailDto } from '../link.dto.js';
import { memberOf } from '../member.js';
import { NewAddress } from '../sign-up/new-address.js';
import { PasswordCheck, requireShown } from './password-check.js';
import { UnconfirmedMails } from '../sign-up/unconfirmed-mails.js';

export class RequestEmailChangeDto extends EmailDto {
  @MaxLength(1_000)
  password!: string;
}

export class RequestEmailChange extends Command<void> {
  constructor(
    readonly input: {
      caller: Member;
      key: string;
      body: RequestEmailChangeDto;
      place: Place;
    },
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
    private readonly mails: UnconfirmedMails,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { caller, key, body, place } }: RequestEmailChange): Promise<void> {
    const wrong = { field: 'password', code: 'wrong_password' };
    const shown = await this.passwords.confirm(caller, body.password, place.address, wrong);
    const memberId = caller.id;
    const { email, sealed } = await this.addresses.of(memberId, body.email, place);
    const tooMany = await this.mails.countAsked(email, place).catch((error: Error) => error);
    const { activationMailsADay: mailsADay } = this.settings.current();
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: body, writes: [member] }, (tx) => {
      // Thrown only here: a retry counts as well, and must receive the first attempt's answer.
      if (tooMany instanceof Error) throw tooMany;
      requireShown(tx.state(member), shown);
      tx.decide(member, (state) => requestEmailChange(state, { email: sealed, mailsADay, now: tx.now }));
    });
  }
}
