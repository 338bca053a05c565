import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { CsvExports, csvRoute } from '../../ground/lists/index.js';
import { Get, readList, Store, type Reply, type RequestOf } from '../../kernel/index.js';
import { membersCsv } from './members-csv.js';
import { memberRows, SORTABLE } from './queries/list-console-members.query.js';

const membersRoute = csvRoute('staff');

@Controller('admin')
export class MembersCsvAdminController {
  constructor(
    private readonly exports: CsvExports,
    private readonly store: Store,
  ) {}

  @Get('members.csv', membersRoute)
  async members(
    @Req() { caller, query }: RequestOf<typeof membersRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const asked = readList(query, { sortable: SORTABLE, sort: ['signup_date', 'DESC'] });
    return this.exports.send(reply, caller.id, membersCsv(asked, await memberRows(this.store, asked), caller.role));
  }
}
