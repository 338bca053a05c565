import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { VisitorCountry } from '../../ground/settings/index.js';
import { defineContract, Post, type RequestOf } from '../../kernel/index.js';
import { RecordVisit, VisitDto } from './commands/record-visit.command.js';

const recordRoute = defineContract({
  summary: 'Somebody has come to the site; called once in a session of a browser’s tab, and counted once for an id',
  access: 'visitor',
  limit: 'visits',
  body: VisitDto,
});

@Controller('visits')
export class VisitsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly visitorCountry: VisitorCountry,
  ) {}

  /** Nothing of the request is kept but the country and what the address told (ADM-10). */
  @Post('', recordRoute)
  record(@Req() request: RequestOf<typeof recordRoute>): Promise<void> {
    return this.commands.execute(new RecordVisit({ body: request.body, country: this.visitorCountry.of(request) }));
  }
}
