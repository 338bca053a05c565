import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { defineContext } from '../kernel/index.js';
import { LikesModule } from '../likes/index.js';
import { PhotosModule } from '../photos/index.js';
import { PicturesController } from './pictures.controller.js';
import { ProfilesModule } from '../profiles/index.js';
import { RelationsModule } from '../relations/index.js';
import { SettingsModule } from '../settings/index.js';
import { DiscoveryController } from './discovery.controller.js';
import { Newcomers } from './newcomers.js';
import { search } from './projections/search.projection.js';
import { GetMemberHandler } from './queries/get-member.query.js';
import { ListMembersHandler } from './queries/list-members.query.js';
import { Search } from './search.js';
import { Sight } from './sight.js';

export const discoveryContext = defineContext({ name: 'discovery', projections: [search] });

@Module({
  imports: [
    AccountsModule,
    ConversationsModule,
    LikesModule,
    PhotosModule,
    ProfilesModule,
    RelationsModule,
    SettingsModule,
  ],
  controllers: [DiscoveryController, PicturesController],
  providers: [Newcomers, Search, Sight, GetMemberHandler, ListMembersHandler],
  exports: [Newcomers],
})
export class DiscoveryModule {}
