import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../../kernel/index.js';
import { OPENED_FROM_HEADER, openedFrom } from '../audit/index.js';
import { FindRecords, FoundRecords } from './commands/find-records.command.js';

const findRoute = defineContract({
  summary:
    'Finds records by an id, number, code, reference, name or address, or a part of one, as far as the role may open them; what was found is recorded',
  access: 'staff',
  csrfHeader: true,
  query: Type.Object({ q: Type.String({ minLength: 2, maxLength: 200 }) }, { additionalProperties: false }),
  reply: { 200: FoundRecords },
});

@Controller('admin/find')
export class FindAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Get('', findRoute)
  find(@Req() { caller, query, headers }: RequestOf<typeof findRoute>): Promise<FoundRecords> {
    return this.commands.execute(
      new FindRecords({ caller, q: query.q, from: openedFrom(headers[OPENED_FROM_HEADER]) }),
    );
  }
}
