import { ContextModule } from '../../kernel/index.js';
import * as parts from './settings.parts.js';

@ContextModule({ name: 'settings', parts })
export class SettingsModule {}
