import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { changeLanguage, memberOf } from '../member.js';

export class ChangeLanguage extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly key: string,
    readonly language: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeLanguage)
export class ChangeLanguageHandler implements ICommandHandler<ChangeLanguage> {
  constructor(private readonly store: Store) {}

  async execute({ memberId, key, language }: ChangeLanguage): Promise<void> {
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { language }, writes: [member] }, (tx) => {
      tx.decide(member, (state) => changeLanguage(state, language));
      return {};
    });
  }
}
