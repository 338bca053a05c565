export { claimRoutes } from './claim-routes.js';
export { CLAIM_POLICIES } from './claim-policies.js';
export { claimedByColleague } from './claims.errors.js';
export { Claim, WorkClaims } from './work-claims.js';
