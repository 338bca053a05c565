import { ContextModule } from '../../kernel/index.js';
import { WorkClaim } from './work-claim.entity.js';
import { WorkClaims } from './work-claims.js';

@ContextModule({
  name: 'claims',
  parts: { WorkClaim, WorkClaims },
})
export class ClaimsModule {}
