import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, type RequestOf } from '../../kernel/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { ConsoleMemberPage, GetConsoleMember } from './queries/get-console-member.query.js';

const showRoute = defineContract({
  summary: 'A member',
  access: 'staff',
  params: Type.Object({ id: Id }),
  reply: { 200: ConsoleMemberPage },
  errors: [memberNotFound],
});

@Controller('admin/members')
export class MembersAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id', showRoute)
  show(@Req() { caller, params }: RequestOf<typeof showRoute>): Promise<ConsoleMemberPage> {
    return this.queries.execute(new GetConsoleMember({ memberId: params.id, role: caller.role }));
  }
}
