import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { UnblockMemberHandler } from './commands/unblock-member.command.js';
import { blocks } from './projections/blocks.projection.js';
import { ListBlocksHandler } from './queries/list-blocks.query.js';
import { relation } from './relation.js';
import { BlocksController } from './blocks.controller.js';
import { Blocks } from './blocks.js';
import { blocksLive } from './blocks.live.js';

@ContextModule({
  name: 'blocks',
  streams: [relation],
  projections: [blocks],
  live: [blocksLive],
  imports: [ProfilesModule],
  controllers: [BlocksController],
  providers: [Blocks, UnblockMemberHandler, ListBlocksHandler],
  exports: [Blocks],
})
export class BlocksModule {}
