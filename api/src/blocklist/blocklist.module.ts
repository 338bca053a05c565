import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { StaffModule } from '../staff/index.js';
import { blocked } from './blocked.js';
import { BlocklistAdminController } from './blocklist.admin.controller.js';
import { BlockDetailHandler } from './commands/block-detail.command.js';
import { UnblockDetailHandler } from './commands/unblock-detail.command.js';
import { forgetBlock, ForgetBlockJob } from './jobs/forget-block.job.js';
import { forgetBlocks } from './policies/forget-blocks.policy.js';
import { blocklist } from './projections/blocklist.projection.js';
import { ListBlocklistHandler } from './queries/list-blocklist.query.js';

export const blocklistContext = defineContext({
  name: 'blocklist',
  streams: [blocked],
  projections: [blocklist],
  policies: [forgetBlocks],
  jobs: [{ job: forgetBlock, handler: ForgetBlockJob }],
});

@Module({
  imports: [StaffModule],
  controllers: [BlocklistAdminController],
  providers: [BlockDetailHandler, ForgetBlockJob, ListBlocklistHandler, UnblockDetailHandler],
})
export class BlocklistModule {}
