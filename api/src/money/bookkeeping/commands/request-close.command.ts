import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { staffActor, Store } from '../../../kernel/index.js';
import { monthOf, requestClose } from '../month.js';
import type { CloseMonthDto } from '../months.dto.js';

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
      return null;
    });
  }
}
