import { ContextModule } from '../../kernel/index.js';
import { StaffModule } from '../staff/index.js';
import { WorkClaim } from './work-claim.entity.js';
import { WorkClaims } from './work-claims.js';

@ContextModule({
  name: 'claims',
  parts: { WorkClaim, WorkClaims },
  imports: [StaffModule],
})
export class ClaimsModule {}
