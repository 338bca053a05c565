import type { Readable } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkTokens } from '../../accounts/index.js';
import { Store } from '../../kernel/index.js';
import { Archives } from '../archives.js';
import { dataExportOf, downloadDataExport } from '../data-export.js';
import { dataExportExpired } from '../privacy.errors.js';

export class DownloadDataExport extends Command<Readable> {
  constructor(
    readonly memberId: string,
    readonly token: string,
    readonly key: string,
  ) {
    super();
  }
}

/** Whoever has the mail alone does not get the data: its reader is logged in as well. */
@CommandHandler(DownloadDataExport)
export class DownloadDataExportHandler implements ICommandHandler<DownloadDataExport> {
  constructor(
    private readonly store: Store,
    private readonly links: LinkTokens,
    private readonly archives: Archives,
  ) {}

  execute({ memberId, token, key }: DownloadDataExport): Promise<Readable> {
    return this.archives.pack(memberId, async () => {
      const link = await this.links.find('data-export', token);
      if (link?.memberId !== memberId) throw dataExportExpired({});
      const number = Number(link.subject);
      const requests = dataExportOf(memberId);
      await this.store.transact({ actor: memberId, key, request: { token }, writes: [requests] }, (tx) => {
        tx.decide(requests, (state) => downloadDataExport(state, { number, now: tx.now }));
        return {};
      });
    });
  }
}
