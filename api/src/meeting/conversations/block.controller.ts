import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Id, Post, type RequestOf } from '../../kernel/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { notYourself } from '../blocks/index.js';
import { BlockMember } from './commands/block-member.command.js';

const blockMember = defineContract({
  summary: 'Block a member: neither can write to the other',
  access: 'active',
  limit: 'blocks',
  params: Type.Object({ id: Id }),
  errors: [memberNotFound, notYourself],
});

@Controller()
export class BlockController {
  constructor(private readonly commands: CommandBus) {}

  @Post('members/:id/block', blockMember)
  block(@Req() { caller, params: { id }, key }: RequestOf<typeof blockMember>): Promise<void> {
    return this.commands.execute(new BlockMember({ memberId: caller.id, blockedId: id, key }));
  }
}
