import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { CsvExports, csvRoute } from '../../ground/lists/index.js';
import { Get, readList, type Reply, type RequestOf } from '../../kernel/index.js';
import { SORTABLE } from './cases.js';
import { casesCsv } from './cases-csv.js';

const casesRoute = csvRoute('staff:moderator');

@Controller('admin')
export class CasesCsvAdminController {
  constructor(private readonly exports: CsvExports) {}

  @Get('cases.csv', casesRoute)
  cases(
    @Req() { caller, query }: RequestOf<typeof casesRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    return this.exports.send(
      reply,
      caller.id,
      casesCsv(readList(query, { sortable: SORTABLE, sort: ['opened_at', 'ASC'] })),
    );
  }
}
