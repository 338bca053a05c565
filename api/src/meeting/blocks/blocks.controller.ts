import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Delete, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { BlockMember } from './commands/block-member.command.js';
import { UnblockMember } from './commands/unblock-member.command.js';
import { BlockList, ListBlocks } from './queries/list-blocks.query.js';
import { notYourself } from './blocks.errors.js';

const params = Type.Object({ id: Id });
const blockMember = defineContract({
  summary: 'Block a member: neither can write to the other',
  access: 'active',
  limit: 'blocks',
  params,
  reply: { 204: Type.Null() },
  errors: [memberNotFound, notYourself],
});
const unblockMember = defineContract({
  summary: 'Lift the own block of a member',
  access: 'active',
  params,
  reply: { 204: Type.Null() },
});
const listBlocks = defineContract({
  summary: 'List the members one has blocked, the newest first',
  access: 'member',
  reply: { 200: BlockList },
});

@Controller()
export class BlocksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('members/:id/block', blockMember)
  block(@Req() { caller, params: { id }, key }: RequestOf<typeof blockMember>): Promise<void> {
    return this.commands.execute(new BlockMember({ memberId: caller.id, blockedId: id, key }));
  }

  @Delete('members/:id/block', unblockMember)
  unblock(@Req() { caller, params: { id }, key }: RequestOf<typeof unblockMember>): Promise<void> {
    return this.commands.execute(new UnblockMember({ memberId: caller.id, blockedId: id, key }));
  }

  @Get('blocks', listBlocks)
  list(@Req() { caller }: RequestOf<typeof listBlocks>): Promise<BlockList> {
    return this.queries.execute(new ListBlocks(caller.id));
  }
}
