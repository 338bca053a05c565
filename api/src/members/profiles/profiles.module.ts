import { AccountsModule } from '../accounts/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../photos/index.js';
import { PlacesModule } from '../../ground/places/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './profiles.parts.js';

@ContextModule({
  name: 'profiles',
  parts,
  imports: [AccountsModule, PhotosModule, PlacesModule, SettingsModule],
})
export class ProfilesModule {}
