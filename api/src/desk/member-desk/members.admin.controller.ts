import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import {
  contentRange,
  defineContract,
  Get,
  Id,
  ListQuery,
  readList,
  type Reply,
  type RequestOf,
} from '../../kernel/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { ConsoleMember } from './console-members.js';
import { ConsoleMemberPage, GetConsoleMember } from './queries/get-console-member.query.js';
import { ListConsoleMembers, SORTABLE } from './queries/list-console-members.query.js';

const listRoute = defineContract({
  summary: 'Members, in the conventions of simple-rest; `q` finds a whole e-mail address or id',
  access: 'staff',
  query: ListQuery,
  reply: { 200: Type.Array(ConsoleMember) },
});

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

  @Get('', listRoute)
  async list(@Req() { query }: RequestOf<typeof listRoute>, @Res({ passthrough: true }) reply: Reply) {
    const list = readList(query, { sortable: SORTABLE, sort: ['signup_date', 'DESC'] });
    const { members, total } = await this.queries.execute(new ListConsoleMembers(list));
    void reply.header('content-range', contentRange('members', list.from, members.length, total));
    return members;
  }

  @Get(':id', showRoute)
  show(@Req() { caller, params }: RequestOf<typeof showRoute>): Promise<ConsoleMemberPage> {
    return this.queries.execute(new GetConsoleMember({ memberId: params.id, role: caller.role }));
  }
}
