import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { answerOf, defineContract, Get, Put, Store, type RequestOf } from '../../../kernel/index.js';
import { ChangeChatSigns } from './change-chat-signs.command.js';
import { ChangeChatSignsDto, ChatSignsDto } from './chat-signs.dto.js';
import type { Signs } from './chat-signs.events.js';
import { chatSignsOf, signsIn } from './chat-signs.js';

const SignsView = answerOf(ChatSignsDto);

const showRoute = defineContract({
  summary: 'Whether the member shows that they type and what they have read, and sees it of others',
  access: 'member',
  reply: { 200: SignsView },
});

const changeRoute = defineContract({
  summary: 'Change what the member shows and sees while chatting; what is left out stays as it is',
  access: 'member',
  limit: 'preferences',
  body: ChangeChatSignsDto,
  reply: { 200: SignsView },
});

@Controller('chat-signs')
export class ChatSignsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: Store,
  ) {}

  @Get('', showRoute)
  async show(@Req() { caller }: RequestOf<typeof showRoute>): Promise<Signs> {
    return signsIn(await this.store.readFresh(chatSignsOf(caller.id)));
  }

  @Put('', changeRoute)
  change(@Req() { caller, key, body }: RequestOf<typeof changeRoute>): Promise<Signs> {
    return this.commands.execute(new ChangeChatSigns({ memberId: caller.id, key, wanted: body }));
  }
}
