import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn } from 'class-validator';
import { invalidInput, Store } from '../../../kernel/index.js';
import { LOCALES, Settings, type Locale } from '../../../ground/settings/index.js';
import { changeLanguage, memberOf } from '../member.js';

export class ChangeLanguageDto {
  @IsIn(LOCALES)
  language!: Locale;
}

export class ChangeLanguage extends Command<void> {
  constructor(
    readonly input: {
      memberId: string;
      key: string;
      language: Locale;
      /** The requested host; its brand determines the languages to choose from. */
      host: string;
    },
  ) {
    super();
  }
}

@CommandHandler(ChangeLanguage)
export class ChangeLanguageHandler implements ICommandHandler<ChangeLanguage> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, key, language, host } }: ChangeLanguage): Promise<void> {
    if (!this.settings.at(host).locales.includes(language))
      throw invalidInput([{ field: 'language', code: 'invalid' }]);
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { language }, writes: [member] }, (tx) => {
      tx.decide(member, (state) => changeLanguage(state, language));
    });
  }
}
