import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { BlockMemberHandler } from './commands/block-member.command.js';
import { UnblockMemberHandler } from './commands/unblock-member.command.js';
import { blocks } from './projections/blocks.projection.js';
import { ListBlocksHandler } from './queries/list-blocks.query.js';
import { relation } from './relation.js';
import { RelationsController } from './relations.controller.js';
import { Relations } from './relations.js';
import { relationsLive } from './relations.live.js';

export const relationsContext = defineContext({
  name: 'relations',
  streams: [relation],
  projections: [blocks],
  live: [relationsLive],
});

@Module({
  imports: [ProfilesModule],
  controllers: [RelationsController],
  providers: [Relations, BlockMemberHandler, UnblockMemberHandler, ListBlocksHandler],
  exports: [Relations],
})
export class RelationsModule {}
