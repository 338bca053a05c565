import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { ObjectionDto, ObjectToDecision } from './commands/object.command.js';
import { alreadyObjected, decisionNotFound } from './cases.errors.js';
import { ListDecisions, MemberDecisionList } from './queries/list-decisions.query.js';

const listRoute = defineContract({
  summary: 'What was decided against the caller, with its statement of reasons, the newest first',
  access: 'member',
  reply: { 200: MemberDecisionList },
});
const objectRoute = defineContract({
  summary: 'Object to a decision against the caller, or that dismissed a report of theirs; another moderator decides',
  access: 'member',
  key: 'required',
  params: Type.Object({ id: Id }),
  body: ObjectionDto,
  errors: [decisionNotFound, alreadyObjected],
});

@Controller('decisions')
export class DecisionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('', listRoute)
  list(@Req() { caller }: RequestOf<typeof listRoute>): Promise<Static<typeof MemberDecisionList>> {
    return this.queries.execute(new ListDecisions(caller.id));
  }

  @Post(':id/objection', objectRoute)
  object(@Req() { caller, params, body, key }: RequestOf<typeof objectRoute>): Promise<void> {
    return this.commands.execute(
      new ObjectToDecision({ by: { memberId: caller.id }, decisionId: params.id, text: body.text, key }),
    );
  }
}
