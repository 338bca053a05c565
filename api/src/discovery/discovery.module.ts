import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { LikesModule } from '../likes/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { RelationsModule } from '../relations/index.js';
import { DiscoveryController } from './discovery.controller.js';
import { GetMemberHandler } from './queries/get-member.query.js';
import { ListMembersHandler } from './queries/list-members.query.js';

export const discoveryContext = defineContext({ name: 'discovery' });

@Module({
  imports: [LikesModule, ProfilesModule, RelationsModule],
  controllers: [DiscoveryController],
  providers: [GetMemberHandler, ListMembersHandler],
})
export class DiscoveryModule {}
