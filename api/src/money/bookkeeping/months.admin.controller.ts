import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import {
  defineContract,
  DOWNLOAD_LIMITS,
  DownloadBulkhead,
  Get,
  limitDownload,
  Post,
  type Reply,
  type RequestOf,
} from '../../kernel/index.js';
import { booksDeleted, monthBeingClosed, monthNotClosed, monthNotOver } from './bookkeeping.errors.js';
import { CloseMonthDto, DownloadMonth, RequestClose } from './commands/request-close.command.js';
import { MonthFiles } from './month-files.js';
import { MONTH_PATTERN } from './month.js';
import { ListMonths, MonthList } from './queries/list-months.query.js';

const access = 'staff:finance' as const;
const ZIP = Type.Unsafe<Readable>({
  description: 'A ZIP with receipts, VAT, ledger, differences and checks',
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
});

const list = defineContract({
  summary: 'The past months of the books, and which have been closed',
  access,
  reply: { 200: MonthList },
});
const close = defineContract({
  summary: 'Have the file of a past month made, or made anew, in the background',
  access,
  key: 'required',
  body: CloseMonthDto,
  errors: [monthNotOver, monthBeingClosed, booksDeleted],
});
const file = defineContract({
  summary: 'The file of a closed month; who takes it is in the audit log',
  access,
  params: Type.Object({ month: Type.String({ pattern: MONTH_PATTERN }) }),
  reply: { 200: ZIP },
  errors: [monthNotClosed],
});

const MAX_AT_ONCE = 4;

@Controller('admin/months')
export class MonthsAdminController {
  private readonly turns = new DownloadBulkhead(MAX_AT_ONCE);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly files: MonthFiles,
  ) {}

  @Get('', list)
  list(): Promise<MonthList> {
    return this.queries.execute(new ListMonths());
  }

  @Post('', close)
  close(@Req() { caller, body, key }: RequestOf<typeof close>): Promise<void> {
    return this.commands.execute(new RequestClose({ staffId: caller.id, body, key }));
  }

  @Get(':month/file', file)
  async file(
    @Req() { caller, params: { month } }: RequestOf<typeof file>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const end = await this.turns.take();
    try {
      const request = await this.commands.execute(new DownloadMonth({ staffId: caller.id, month }));
      void reply.type('application/zip').header('content-disposition', `attachment; filename="books-${month}.zip"`);
      return limitDownload(Readable.from(this.files.read(month, request), { objectMode: false }), DOWNLOAD_LIMITS, end);
    } catch (error) {
      end();
      throw error;
    }
  }
}
