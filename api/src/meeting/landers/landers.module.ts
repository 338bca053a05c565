import { ContextModule } from '../../kernel/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { CataloguesModule } from '../../ground/catalogues/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import * as parts from './landers.parts.js';

@ContextModule({
  name: 'landers',
  parts,
  imports: [AuthenticationModule, CataloguesModule, SettingsModule, PhotosModule, DiscoveryModule],
})
export class LandersModule {}
