import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, forbidden, Get, type RequestOf } from '../../kernel/index.js';
import { Timeline, ViewStream } from './commands/view-stream.command.js';
import { streamNotFound } from './audit.errors.js';

const timelineRoute = defineContract({
  summary: 'Events of any stream, newest first; that it was looked at is recorded',
  access: 'staff',
  csrfHeader: true,
  params: Type.Object({ stream: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: Type.Object(
    {
      before: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'Events older than this version' }),
      ),
      open: Type.Optional(Type.Boolean({ description: 'Opens the sealed fields that the role may see' })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Timeline },
  errors: [streamNotFound, forbidden],
});

@Controller('admin/streams')
export class TimelineAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Get(':stream/events', timelineRoute)
  view(@Req() { caller, params, query }: RequestOf<typeof timelineRoute>): Promise<Timeline> {
    return this.commands.execute(new ViewStream({ caller, stream: params.stream, page: query }));
  }
}
