import { ContextModule } from '../../kernel/index.js';
import { StaffModule } from '../staff/index.js';
import { WorkClaim } from './work-claim.entity.js';
import { WorkClaims } from './work-claims.js';

@ContextModule({
  name: 'claims',
  entities: [WorkClaim],
  imports: [StaffModule],
  providers: [WorkClaims],
  exports: [WorkClaims],
})
export class ClaimsModule {}
