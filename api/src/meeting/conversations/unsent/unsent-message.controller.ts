import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { defineContract, Delete, Get, type RequestOf } from '../../../kernel/index.js';
import { GetUnsentMessage, UnsentMessage } from './get-unsent-message.query.js';
import { LetMessageGo } from './let-message-go.command.js';

const showRoute = defineContract({
  summary: 'The first message of sign-up, if it could not be sent at the confirmation: its text, and why',
  access: 'member',
  reply: { 200: UnsentMessage },
});

const letGoRoute = defineContract({
  summary: 'Keep the text of the unsent first message no longer; repeating it changes nothing',
  access: 'member',
});

@Controller('signup-message')
export class UnsentMessageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('', showRoute)
  show(@Req() { caller }: RequestOf<typeof showRoute>): Promise<UnsentMessage> {
    return this.queries.execute(new GetUnsentMessage(caller.id));
  }

  @Delete('', letGoRoute)
  letGo(@Req() { caller, key }: RequestOf<typeof letGoRoute>): Promise<void> {
    return this.commands.execute(new LetMessageGo({ memberId: caller.id, key }));
  }
}
