import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { CsvExports, csvRoute } from '../../ground/lists/index.js';
import {
  contentRange,
  defineContract,
  EventLog,
  Get,
  ListQuery,
  readList,
  type Reply,
  type RequestOf,
} from '../../kernel/index.js';
import { Actors } from './actors.js';
import { auditCsv } from './audit-csv.js';
import { AuditChoices, GetAuditChoices } from './queries/get-audit-choices.query.js';
import { AuditEntry, ListAudit, SORTABLE } from './queries/list-audit.query.js';

const listRoute = defineContract({
  summary: 'All that staff did, newest first, in the conventions of simple-rest',
  access: 'staff:admin',
  query: ListQuery,
  reply: { 200: Type.Array(AuditEntry) },
});
const choicesRoute = defineContract({
  summary: 'What the audit log can be filtered by: kinds of events and staff that stand in it',
  access: 'staff:admin',
  reply: { 200: AuditChoices },
});

const csv = csvRoute('staff:admin');

@Controller('admin')
export class AuditAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly exports: CsvExports,
    private readonly eventLog: EventLog,
    private readonly actors: Actors,
  ) {}

  @Get('audit', listRoute)
  async list(@Req() { query }: RequestOf<typeof listRoute>, @Res({ passthrough: true }) reply: Reply) {
    const list = readList(query, { sortable: SORTABLE, sort: ['at', 'DESC'] });
    const { entries, total } = await this.queries.execute(new ListAudit(list));
    void reply.header('content-range', contentRange('audit', list.from, entries.length, total));
    return entries;
  }

  @Get('audit.csv', csv)
  async csv(@Req() { caller, query }: RequestOf<typeof csv>, @Res({ passthrough: true }) reply: Reply) {
    const asked = readList(query, { sortable: SORTABLE, sort: ['at', 'DESC'] });
    const names = await this.actors.names();
    return this.exports.send(reply, caller.id, auditCsv(this.eventLog, asked, names));
  }

  @Get('audit/choices', choicesRoute)
  choices(): Promise<AuditChoices> {
    return this.queries.execute(new GetAuditChoices());
  }
}
