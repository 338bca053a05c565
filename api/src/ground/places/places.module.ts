import { ContextModule } from '../../kernel/index.js';
import { PlacesController } from './places.controller.js';
import { Places } from './places.js';

@ContextModule({ name: 'places', controllers: [PlacesController], providers: [Places], exports: [Places] })
export class PlacesModule {}
