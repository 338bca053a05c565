import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { confirmationRequired, defineContract, Post, type RequestOf } from '../kernel/index.js';
import { photoNotFound } from '../photos/index.js';
import { memberNotFound } from '../profiles/index.js';
import { notYourself } from '../relations/index.js';
import { Report, ReportBody, Reporting } from './commands/report.command.js';
import { alreadyReported, messageNotFound } from './moderation.errors.js';

const report = defineContract({
  summary: 'Report a member, a photo or a message to the moderators: one of member_id, photo_id and message',
  access: 'member',
  body: ReportBody,
  reply: { 201: Reporting },
  errors: [memberNotFound, messageNotFound, photoNotFound, notYourself, alreadyReported, confirmationRequired],
});

@Controller('reports')
export class ReportsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('', report)
  report(@Req() { caller, body, key }: RequestOf<typeof report>): Promise<Reporting> {
    return this.commands.execute(new Report(caller, body, key));
  }
}
