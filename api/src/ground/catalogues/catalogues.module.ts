import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import * as parts from './catalogues.parts.js';

@ContextModule({
  name: 'catalogues',
  parts,
  imports: [SettingsModule],
})
export class CataloguesModule {}
