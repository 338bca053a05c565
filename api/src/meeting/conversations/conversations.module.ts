import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import { CataloguesModule } from '../../ground/catalogues/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import * as parts from './conversations.parts.js';

@ContextModule({
  name: 'conversations',
  parts,
  imports: [PhotosModule, ProfilesModule, BlocksModule, CataloguesModule, SettingsModule, StaffModule],
})
export class ConversationsModule {}
