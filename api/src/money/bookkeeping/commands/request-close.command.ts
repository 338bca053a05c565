import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, Matches } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { CSV_LANGUAGES, staffActor, Store, type CsvLanguage } from '../../../kernel/index.js';
import { download, MONTH_PATTERN, monthOf, requestClose } from '../month.js';
import { monthNotClosed } from '../bookkeeping.errors.js';

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

/** Returns the request whose file it is. */
export class DownloadMonth extends Command<number> {
  constructor(readonly input: { staffId: string; month: string }) {
    super();
  }
}

/** That somebody takes it home is in the audit log before the first byte leaves (ADM-05). */
@CommandHandler(DownloadMonth)
export class DownloadMonthHandler implements ICommandHandler<DownloadMonth> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, month } }: DownloadMonth): Promise<number> {
    const ref = monthOf(month);
    const { closed } = await this.store.readFresh(ref);
    if (!closed) throw monthNotClosed({});
    // Each download is one of its own.
    const command = { actor: staffActor(staffId), key: randomUUID(), request: { download: month }, writes: [ref] };
    const { request } = await this.store.transact(command, (tx) => {
      const state = tx.state(ref);
      tx.decide(ref, () => download(state, { month, now: tx.now }));
      return { request: state.closed!.request };
    });
    return request;
  }
}
