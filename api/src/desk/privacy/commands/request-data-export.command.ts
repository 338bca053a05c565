import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailPreferences } from '../../../members/accounts/index.js';
import { Store } from '../../../kernel/index.js';
import { dataExportOf, requestDataExport } from '../data-export.js';

export class RequestDataExport extends Command<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  constructor(
    private readonly store: Store,
    private readonly mailPreferences: MailPreferences,
  ) {}

  async execute({ input: { memberId, key } }: RequestDataExport): Promise<void> {
    await this.mailPreferences.requireReachable(memberId);
    const requests = dataExportOf(memberId);
    await this.store.transact({ actor: memberId, key, request: 'data export', writes: [requests] }, (tx) => {
      tx.decide(requests, (state) => requestDataExport(state, tx));
      return {};
    });
  }
}
