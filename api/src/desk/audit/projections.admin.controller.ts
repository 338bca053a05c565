import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Post, type RequestOf } from '../../kernel/index.js';
import { RebuildDto, RequestRebuild } from './commands/request-rebuild.command.js';
import { ListReadModels, ReadModels } from './queries/list-read-models.query.js';
import { readModelNotFound, rebuildRunning } from './audit.errors.js';

const listRoute = defineContract({
  summary: 'Every read model and policy, and how far behind the log it is',
  access: 'staff:admin',
  reply: { 200: ReadModels },
});
const rebuildRoute = defineContract({
  summary: 'Has a read model made anew from the log, in the background; the one from before serves meanwhile',
  access: 'staff:admin',
  key: 'required',
  params: Type.Object({ name: Type.String({ pattern: '^[a-z_]{1,60}$' }) }),
  body: RebuildDto,
  errors: [readModelNotFound, rebuildRunning],
});

@Controller('admin/projections')
export class ProjectionsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('', listRoute)
  list(): Promise<ReadModels> {
    return this.queries.execute(new ListReadModels());
  }

  @Post(':name/rebuild', rebuildRoute)
  rebuild(@Req() { caller, params, body, key }: RequestOf<typeof rebuildRoute>): Promise<void> {
    return this.commands.execute(
      new RequestRebuild({ staffId: caller.id, name: params.name, reason: body.reason.trim(), key }),
    );
  }
}
