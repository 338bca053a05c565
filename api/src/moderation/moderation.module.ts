import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/index.js';
import { defineContext } from '../kernel/index.js';
import { ConsoleMembers } from './console-members.js';
import { ModerationAdminController } from './moderation.admin.controller.js';
import { consoleMembers } from './projections/console-members.projection.js';
import { GetConsoleMemberHandler } from './queries/get-console-member.query.js';
import { ListConsoleMembersHandler } from './queries/list-console-members.query.js';

export const moderationContext = defineContext({ name: 'moderation', projections: [consoleMembers] });

@Module({
  imports: [CreditsModule],
  controllers: [ModerationAdminController],
  providers: [ConsoleMembers, GetConsoleMemberHandler, ListConsoleMembersHandler],
})
export class ModerationModule {}
