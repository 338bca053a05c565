import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import { CataloguesController } from './catalogues.controller.js';
import { ChoicesAdminController } from './choices.admin.controller.js';
import { PagesController } from './pages.controller.js';

@ContextModule({
  name: 'catalogues',
  parts: { CataloguesController, ChoicesAdminController, PagesController },
  imports: [SettingsModule],
})
export class CataloguesModule {}
