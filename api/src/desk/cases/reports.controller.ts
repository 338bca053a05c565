import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Static } from 'typebox';
import { confirmationRequired, defineContract, Get, Post, type RequestOf } from '../../kernel/index.js';
import { photoNotFound } from '../../members/photos/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { notYourself } from '../../meeting/blocks/index.js';
import { Report, ReportDto, Reporting } from './commands/report.command.js';
import { alreadyReported, messageNotFound } from './cases.errors.js';
import { ListOwnReports, OwnReportList } from './queries/list-own-reports.query.js';

const report = defineContract({
  summary: 'Report a member, a photo or a message to the moderators: one of member_id, photo_id and message',
  access: 'member',
  limit: 'reports',
  body: ReportDto,
  reply: { 201: Reporting },
  errors: [memberNotFound, messageNotFound, photoNotFound, notYourself, alreadyReported, confirmationRequired],
});

const listRoute = defineContract({
  summary: 'What the caller reported, and what became of it, the newest first',
  access: 'member',
  reply: { 200: OwnReportList },
});

@Controller('reports')
export class ReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('', listRoute)
  list(@Req() { caller }: RequestOf<typeof listRoute>): Promise<Static<typeof OwnReportList>> {
    return this.queries.execute(new ListOwnReports(caller.id));
  }

  @Post('', report)
  report(@Req() { caller, body, key }: RequestOf<typeof report>): Promise<Reporting> {
    return this.commands.execute(new Report({ caller, body, key }));
  }
}
