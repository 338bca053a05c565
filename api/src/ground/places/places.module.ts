import { ContextModule } from '../../kernel/index.js';
import { PlacesController } from './places.controller.js';
import { Places } from './places.js';

@ContextModule({ name: 'places', parts: { PlacesController, Places } })
export class PlacesModule {}
