import { ContextModule } from '../../kernel/index.js';
import * as parts from './profiles.parts.js';

@ContextModule({ name: 'profiles', parts })
export class ProfilesModule {}
