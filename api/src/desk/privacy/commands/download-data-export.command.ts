import type { Readable } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkTokens } from '../../../members/accounts/index.js';
import { Store } from '../../../kernel/index.js';
import { Archives } from '../archives.js';
import { dataExportOf, downloadDataExport } from '../data-export.js';
import { dataExportExpired } from '../privacy.errors.js';

export class DownloadDataExport extends Command<Readable> {
  constructor(
    readonly input: {
      /** The logged-in member, if any. */
      memberId: string | undefined;
      token: string;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(DownloadDataExport)
export class DownloadDataExportHandler implements ICommandHandler<DownloadDataExport> {
  constructor(
    private readonly store: Store,
    private readonly links: LinkTokens,
    private readonly archives: Archives,
  ) {}

  async execute({ input: { memberId: callerId, token, key } }: DownloadDataExport): Promise<Readable> {
    const link = await this.links.find('data-export', token);
    if (!link) throw dataExportExpired({});
    const { memberId, subject } = link;
    const loggedIn = callerId === memberId;
    return this.archives.pack(memberId, async () => {
      const requests = dataExportOf(memberId);
      await this.store.transact({ actor: memberId, key, request: { token }, writes: [requests] }, (tx) => {
        tx.decide(requests, (state) => downloadDataExport(state, { number: Number(subject), loggedIn, now: tx.now }));
      });
    });
  }
}
