import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { Clock, defineContract, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { DownloadDataExport } from './commands/download-data-export.command.js';
import { RequestDataExport } from './commands/request-data-export.command.js';
import { dataExportExpired, tooManyDataExports } from './privacy.errors.js';
import { LinkDto, mailBounces } from '../../members/accounts/index.js';

/** Describes the binary answer in the OpenAPI document; the answer itself is not validated. */
const ZIP = Type.Unsafe<Readable>({
  description: 'JSON files and photos',
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
});

const requestRoute = defineContract({
  summary: 'Ask for all own data: mails a link that works once, for 7 days',
  access: 'active',
  errors: [mailBounces, tooManyDataExports],
});

const downloadRoute = defineContract({
  summary: 'All own data, with the token of the mailed link',
  access: 'active',
  body: LinkDto,
  reply: { 200: ZIP },
  errors: [dataExportExpired],
});

const openRoute = defineContract({
  ...downloadRoute,
  summary: 'The same without logging in, with the token of a link that staff sent',
  access: 'visitor',
});

@Controller()
export class DataExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  @Post('user/data-export', requestRoute)
  async request(@Req() { caller, key }: RequestOf<typeof requestRoute>): Promise<void> {
    await this.commands.execute(new RequestDataExport({ memberId: caller.id, key }));
  }

  @Post('user/data-export/download', downloadRoute)
  download(@Req() { caller, key, body }: RequestOf<typeof downloadRoute>, @Res({ passthrough: true }) reply: Reply) {
    return this.send(new DownloadDataExport({ memberId: caller.id, token: body.token, key }), reply);
  }

  @Post('data-export/download', openRoute)
  open(@Req() { key, body }: RequestOf<typeof openRoute>, @Res({ passthrough: true }) reply: Reply) {
    return this.send(new DownloadDataExport({ memberId: undefined, token: body.token, key }), reply);
  }

  private async send(download: DownloadDataExport, reply: Reply): Promise<Readable> {
    const archive = await this.commands.execute(download);
    const day = this.clock.now().toISOString().slice(0, 10);
    void reply.type('application/zip').header('content-disposition', `attachment; filename="my-data-${day}.zip"`);
    return archive;
  }
}
