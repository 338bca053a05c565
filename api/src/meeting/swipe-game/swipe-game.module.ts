import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { LikesModule } from '../likes/index.js';
import * as parts from './swipe-game.parts.js';

@ContextModule({ name: 'swipe-game', parts, imports: [AccountsModule, ProfilesModule, LikesModule, DiscoveryModule] })
export class SwipeGameModule {}
