import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { CsvExports, csvRoute } from '../exports/index.js';
import { Get, readList, Store, type Reply, type RequestOf } from '../kernel/index.js';
import { SORTABLE as CASES_BY } from './cases.js';
import { casesCsv, membersCsv } from './moderation-csv.js';
import { memberRows, SORTABLE as MEMBERS_BY } from './queries/list-console-members.query.js';

const membersRoute = csvRoute('staff');
const casesRoute = csvRoute('staff:moderator');

@Controller('admin')
export class ModerationCsvAdminController {
  constructor(
    private readonly exports: CsvExports,
    private readonly store: Store,
  ) {}

  @Get('members.csv', membersRoute)
  async members(
    @Req() { caller, query }: RequestOf<typeof membersRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const asked = readList(query, { sortable: MEMBERS_BY, sort: ['signup_date', 'DESC'] });
    return this.exports.send(reply, caller.id, membersCsv(asked, await memberRows(this.store, asked), caller.role));
  }

  @Get('cases.csv', casesRoute)
  cases(
    @Req() { caller, query }: RequestOf<typeof casesRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    return this.exports.send(
      reply,
      caller.id,
      casesCsv(readList(query, { sortable: CASES_BY, sort: ['opened_at', 'ASC'] })),
    );
  }
}
