import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, Matches } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { CSV_LANGUAGES, staffActor, Store, type CsvLanguage } from '../../../kernel/index.js';
import { MONTH_PATTERN, monthOf, requestClose } from '../month.js';

export class CloseMonthDto {
  @Matches(new RegExp(MONTH_PATTERN))
  @JSONSchema({ description: 'Such as `2026-03`' })
  month!: string;

  @IsIn([...CSV_LANGUAGES])
  @JSONSchema({ description: 'Of the files; the first request of a month decides it for good' })
  language!: CsvLanguage;
}

export class RequestClose extends Command<void> {
  constructor(readonly input: { staffId: string; body: CloseMonthDto; key: string }) {
    super();
  }
}

@CommandHandler(RequestClose)
export class RequestCloseHandler implements ICommandHandler<RequestClose> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { staffId, body, key } }: RequestClose): Promise<void> {
    const { month, language } = body;
    const ref = monthOf(month);
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    const command = { actor: staffActor(staffId), key, request: { close: body }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => requestClose(state, { month, language, timeZone, now: tx.now }));
    });
  }
}
