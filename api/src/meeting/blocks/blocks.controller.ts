import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Delete, Get, Id, type RequestOf } from '../../kernel/index.js';
import { UnblockMember } from './commands/unblock-member.command.js';
import { BlockList, ListBlocks } from './queries/list-blocks.query.js';

const params = Type.Object({ id: Id });
const unblockMember = defineContract({
  summary: 'Lift the own block of a member',
  access: 'active',
  params,
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

  @Delete('members/:id/block', unblockMember)
  unblock(@Req() { caller, params: { id }, key }: RequestOf<typeof unblockMember>): Promise<void> {
    return this.commands.execute(new UnblockMember({ memberId: caller.id, blockedId: id, key }));
  }

  @Get('blocks', listBlocks)
  list(@Req() { caller }: RequestOf<typeof listBlocks>): Promise<BlockList> {
    return this.queries.execute(new ListBlocks(caller.id));
  }
}
